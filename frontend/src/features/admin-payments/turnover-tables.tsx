import type { SubscriptionIncome, TurnoverView } from '@contracts/admin/admin-payments.ts';
import type { BookedMoney } from '@contracts/orders/bookings.ts';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Amounts, NumbersTable, Payments, Vat } from '../../domain/turnover/report-tables.tsx';

export function TurnoverTables({ turnover, money }: { turnover: TurnoverView; money: BookedMoney }) {
  return (
    <>
      <Amounts report={turnover} />
      <Vat report={turnover} />
      <Payments report={{ ...turnover, payments: money.payments, toCollect: money.toCollect }} />
    </>
  );
}

export function Subscriptions({ subscriptions }: { subscriptions: readonly SubscriptionIncome[] }) {
  const t = useText();
  return (
    <NumbersTable
      caption={t('adminPay.subscriptions')}
      head={[t('admin.restaurants.plan'), t('adminPay.begun'), t('report.amount')]}
      rows={subscriptions.map(({ plan, count, total }) => ({
        key: plan,
        cells: [t(`admin.restaurants.plan.${plan}`), count, <Money key="euro" euro={total} />],
      }))}
    />
  );
}

function vatOf({ vat }: TurnoverView): string {
  return (vat.reduce((sum, line) => sum + Math.round(Number(line.vat) * 100), 0) / 100).toFixed(2);
}

interface SpanRowsProps {
  caption: string;
  first: string;
  rows: readonly { key: string; name: ReactNode; turnover: TurnoverView }[];
}

/** A line a span or a restaurant. */
export function TurnoverLines({ caption, first, rows }: SpanRowsProps) {
  const t = useText();
  return (
    <NumbersTable
      caption={caption}
      head={[first, t('report.orders'), t('adminPay.vat'), t('report.total')]}
      rows={rows.map(({ key, name, turnover }) => ({
        key,
        cells: [
          name,
          turnover.orders,
          <Money key="vat" euro={vatOf(turnover)} />,
          <Money key="sum" euro={turnover.total} />,
        ],
      }))}
    />
  );
}
