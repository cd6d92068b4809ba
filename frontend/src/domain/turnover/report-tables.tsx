import type { DayReportView } from '@contracts/restaurants/reports.ts';
import type { BookedMoney, Booking } from '@contracts/orders/bookings.ts';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './report.module.css';

interface Props {
  report: DayReportView;
}

interface TableProps {
  caption: string;
  /** The first names the rows; the others are numbers. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  foot?: readonly ReactNode[];
}

export function NumbersTable({ caption, head, rows, foot }: TableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <Row key={key} cells={cells} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row cells={foot} />
        </tfoot>
      )}
    </table>
  );
}

function Row({ cells: [name, ...numbers] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((number, index) => (
        <td key={index}>{number}</td>
      ))}
    </tr>
  );
}

export function Amounts({
  report,
}: {
  report: Pick<DayReportView, 'subtotal' | 'deposit' | 'deliveryFees' | 'total' | 'tips'>;
}) {
  const t = useText();
  const rows = [
    { key: 'subtotal', cells: [t('report.dishes'), <Money key="euro" euro={report.subtotal} />] },
    { key: 'deposit', cells: [t('report.deposit'), <Money key="euro" euro={report.deposit} />] },
    { key: 'fees', cells: [t('report.deliveryFees'), <Money key="euro" euro={report.deliveryFees} />] },
  ];
  return (
    <>
      <NumbersTable
        caption={t('report.takings')}
        head={[t('report.item'), t('report.amount')]}
        rows={rows}
        foot={[t('report.total'), <Money key="euro" euro={report.total} />]}
      />
      {hasTips(report) && (
        <p className={classes.note}>
          {t('report.tipsBeside')}: <Money euro={report.tips} />. {t('report.tipsText')}
        </p>
      )}
    </>
  );
}

/** Nothing where all of it was delivered. */
export function Fulfilments({ report: { fulfilments } }: { report: Pick<DayReportView, 'fulfilments'> }) {
  const t = useText();
  if (!fulfilments.some(({ fulfilment, orders }) => fulfilment === 'pickup' && orders > 0)) return null;
  return (
    <NumbersTable
      caption={t('report.fulfilment')}
      head={[t('report.item'), t('report.orders'), t('report.amount')]}
      rows={fulfilments.map(({ fulfilment, orders, total }) => ({
        key: fulfilment,
        cells: [t(`report.fulfilment.${fulfilment}`), orders, <Money key="euro" euro={total} />],
      }))}
    />
  );
}

const hasTips = ({ tips }: Pick<DayReportView, 'tips'>) => Number(tips) > 0;

/** Where the money is: the rows add up to the turnover, and what goes back stands beneath. */
export function Payments({ report }: { report: BookedMoney & Pick<DayReportView, 'orders' | 'total' | 'tips'> }) {
  const t = useText();
  const { payments, toCollect } = report;
  const refunded = payments.find(({ booking }) => booking === 'refunded');
  const withTips = (euro: string) => (hasTips(report) ? [<Money key="tips" euro={euro} />] : []);
  return (
    <>
      <NumbersTable
        caption={t('report.payments')}
        head={[
          t('report.method'),
          t('report.orders'),
          t('report.amount'),
          ...(hasTips(report) ? [t('report.withTips')] : []),
        ]}
        rows={payments.flatMap(({ booking, ...sum }) =>
          booking === 'refunded' || (sum.orders === 0 && !ALWAYS_SHOWN.includes(booking))
            ? []
            : [
                {
                  key: booking,
                  cells: [
                    t(`report.booking.${booking}`),
                    sum.orders,
                    <Money key="euro" euro={sum.total} />,
                    ...withTips(sum.totalWithTips),
                  ],
                },
              ],
        )}
        foot={[
          t('report.total'),
          report.orders,
          <Money key="euro" euro={report.total} />,
          ...withTips(sumOf(report.total, report.tips)),
        ]}
      />
      <p className={classes.collect}>
        {t('report.collect')} <Money euro={toCollect.totalWithTips} />
      </p>
      {refunded !== undefined && refunded.orders > 0 && (
        <p className={classes.note}>
          {t('report.refunded', { count: refunded.orders })} <Money euro={refunded.totalWithTips} />.{' '}
          {t('report.notIncluded')}
        </p>
      )}
    </>
  );
}

const ALWAYS_SHOWN: readonly Booking[] = ['paid', 'cash', 'card'];

const sumOf = (...amounts: string[]) =>
  (amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

/** Nothing where all of it was cancelled. */
export function Vat({ report }: { report: Pick<DayReportView, 'vat'> }) {
  const t = useText();
  if (report.vat.length === 0) return null;
  return (
    <NumbersTable
      caption={t('report.vat')}
      head={[t('report.rate'), t('report.net'), t('report.tax'), t('report.gross')]}
      rows={report.vat.map(({ rate, net, vat, gross }) => ({
        key: String(rate),
        cells: [
          t('report.percent', { rate }),
          <Money key="net" euro={net} />,
          <Money key="vat" euro={vat} />,
          <Money key="gross" euro={gross} />,
        ],
      }))}
    />
  );
}

export function Cancellations({ report: { cancelled } }: Props) {
  const t = useText();
  if (cancelled.orders === 0) return null;
  return (
    <>
      <NumbersTable
        caption={t('report.cancelled')}
        head={[t('report.reason'), t('report.orders')]}
        rows={cancelled.reasons.map(({ reason, orders }) => ({
          key: reason ?? 'none',
          cells: [reason === null ? t('report.noReason') : t(`reason.${reason}`), orders],
        }))}
      />
      <p className={classes.note}>
        <Money euro={cancelled.total} />. {t('report.notIncluded')}
      </p>
    </>
  );
}
