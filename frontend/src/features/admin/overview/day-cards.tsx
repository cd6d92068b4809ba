import type { AdminOverviewView, OverviewStatistics } from '@contracts/admin/admin-overview.ts';
import { CITY_LABELS } from '@contracts/constants.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatCountdown } from '../../../lib/format/dates/dates.ts';
import { formatEuro, formatRoundEuro } from '../../../lib/format/money.ts';
import { BarCard } from './bar-card.tsx';
import classes from './charts.module.css';
import { LineCard, type DayNames } from './line-card.tsx';
import { changePercent, ordersSeries, revenueSeries } from './series.ts';

interface Props {
  view: AdminOverviewView;
  names: DayNames;
  isBehind: boolean;
}

const whole = (value: number) => String(value);
const asMinutes = (seconds: number) => formatCountdown(seconds * 1000);

export function DayCards({ view, names, isBehind }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { day, lastWeekSoFar, cancellations, cities } = view;
  const euro = (value: number | string) => formatEuro(value, language);
  const orders = { today: whole(day.orders), lastWeek: whole(lastWeekSoFar.orders) };
  const revenue = { today: euro(day.revenue), lastWeek: euro(lastWeekSoFar.revenue) };
  const acceptance = [
    { key: 'p50', label: t('adminDay.p50'), of: (statistics: OverviewStatistics) => statistics.acceptSecondsP50 },
    { key: 'p90', label: t('adminDay.p90'), of: (statistics: OverviewStatistics) => statistics.acceptSecondsP90 },
  ];
  return (
    <div
      className={classes.grid}
      data-outdated={isBehind || undefined}
      data-cards={cities.length > 1 ? '5' : '4'}
      aria-busy={isBehind}
    >
      <LineCard
        title={t('adminDay.orders')}
        names={names}
        points={ordersSeries(view.quarters)}
        format={whole}
        summary={t('adminDay.ordersSummary', orders)}
        headline={
          <SoFar
            headline={orders.today}
            before={orders.lastWeek}
            change={changePercent(day.orders, lastWeekSoFar.orders)}
          />
        }
      />
      <LineCard
        title={t('adminDay.revenue')}
        names={names}
        points={revenueSeries(view.quarters)}
        format={(value) => formatRoundEuro(value, language)}
        summary={t('adminDay.revenueSummary', revenue)}
        headline={
          <SoFar
            headline={revenue.today}
            before={revenue.lastWeek}
            change={changePercent(Number(day.revenue), Number(lastWeekSoFar.revenue))}
          />
        }
      />
      <BarCard
        title={t('adminDay.acceptance')}
        hint={t('adminDay.acceptanceHint')}
        rowsTitle={t('adminDay.share')}
        names={names}
        rows={acceptance.map(({ key, label, of }) => ({
          key,
          label,
          today: of(day),
          lastWeek: of(lastWeekSoFar),
        }))}
        format={asMinutes}
        emptyText={t('adminDay.nothing')}
      />
      <BarCard
        title={t('adminDay.cancellations')}
        hint={t('adminDay.cancelledOf', { count: day.cancelled, orders: day.orders })}
        rowsTitle={t('adminDay.reason')}
        names={names}
        rows={cancellations.map(({ reason, orders: today, lastWeekOrders }) => ({
          key: reason ?? 'none',
          label: reason === null ? t('adminDay.noReason') : t(`reason.${reason}`),
          today,
          lastWeek: lastWeekOrders,
        }))}
        format={whole}
        emptyText={t('adminDay.noCancellations')}
      />
      {cities.length > 1 && (
        <BarCard
          title={t('adminDay.cities')}
          rowsTitle={t('adminDay.city')}
          names={names}
          rows={cities.map((one) => ({
            key: one.city,
            label: CITY_LABELS[one.city],
            today: one.day.orders,
            lastWeek: one.lastWeekSoFar.orders,
            note: euro(one.day.revenue),
          }))}
          format={whole}
          emptyText={t('adminDay.nothing')}
        />
      )}
    </div>
  );
}

interface SoFarProps {
  headline: string;
  before: string;
  change: number | null;
}

function SoFar({ headline, before, change }: SoFarProps) {
  const t = useText();
  return (
    <>
      <strong>{headline}</strong>
      <span>
        {change === null
          ? t('adminDay.before', { before })
          : t(change < 0 ? 'adminDay.fewer' : 'adminDay.more', { before, percent: Math.abs(change) })}
      </span>
    </>
  );
}
