import type { DayReportView } from '@contracts/restaurants/reports.ts';
import type { Translate } from '../../i18n/texts.ts';

/** So that spreadsheets read it as UTF-8. */
const BOM = '\u{feff}';

/** As German spreadsheets read it: semicolons, decimal commas, an ordinary space before the percent sign. */
export function toReportCsv(report: DayReportView, t: Translate): string {
  const rows: (string | number)[][] = [
    [t('report.title'), report.date, report.legalName ?? report.restaurantName],
    [],
    [t('report.orders'), report.orders],
    [t('report.delivered'), report.delivered],
    [t('report.openOrders'), report.open],
    [],
    [t('report.fulfilment'), t('report.orders'), t('report.amount')],
    ...report.fulfilments.map(({ fulfilment, orders, total }) => [
      t(`report.fulfilment.${fulfilment}`),
      orders,
      amount(total),
    ]),
    [],
    [t('report.takings'), t('report.amount')],
    [t('report.dishes'), amount(report.subtotal)],
    [t('report.deposit'), amount(report.deposit)],
    [t('report.deliveryFees'), amount(report.deliveryFees)],
    [t('report.total'), amount(report.total)],
    [t('report.tipsBeside'), amount(report.tips)],
    [],
    [t('report.method'), t('report.orders'), t('report.amount'), t('report.tips'), t('report.withTips')],
    ...report.payments.map(({ booking, orders, total, tips, totalWithTips }) => [
      booking === 'refunded' ? t('report.refunded', { count: orders }) : t(`report.booking.${booking}`),
      orders,
      ...[total, tips, totalWithTips].map(amount),
    ]),
    [t('report.collect'), report.toCollect.orders, amount(report.toCollect.totalWithTips)],
    [],
    [t('report.rate'), t('report.net'), t('report.tax'), t('report.gross')],
    ...report.vat.map(({ rate, net, vat, gross }) => [`${String(rate)} %`, amount(net), amount(vat), amount(gross)]),
    [],
    [t('report.cancelled'), t('report.orders')],
    ...report.cancelled.reasons.map(({ reason, orders }) => [
      reason === null ? t('report.noReason') : t(`reason.${reason}`),
      orders,
    ]),
    [t('report.cancelledOrders'), report.cancelled.orders, amount(report.cancelled.total)],
  ];
  return BOM + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n';
}

const amount = (money: string) => money.replace('.', ',');

/** What begins like a formula would be one in a spreadsheet. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
