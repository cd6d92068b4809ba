import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { welcomeQuery } from '../../lib/api/customer-queries.ts';
import { formatDecimal } from '../../lib/format/decimal.ts';
import { isRated } from '../restaurants/is-rated.ts';
import classes from './welcome-counts.module.css';

/** What there is to claim, counted from the data: a count that is still nothing is left out. */
export function useWelcomeCounts() {
  const t = useText();
  const { data } = useQuery(welcomeQuery());
  return [
    { label: t('counters.restaurants'), value: data?.restaurants ?? 0 },
    { label: t('counters.orders'), value: data?.deliveredOrders ?? 0 },
    {
      label: t('counters.rating', { count: data?.reviews ?? 0 }),
      value: isRated(data?.reviews ?? 0) ? Number(data?.averageRating ?? 0) : 0,
    },
  ].filter(({ value }) => value > 0);
}

export function WelcomeCounts({ counts }: { counts: ReturnType<typeof useWelcomeCounts> }) {
  const [language] = useLanguage();
  return (
    <dl className={classes.counts}>
      {counts.map(({ label, value }) => (
        <div key={label} className={classes.count}>
          <dt>{label}</dt>
          <dd>{formatDecimal(value, Number.isInteger(value) ? 0 : 1, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
