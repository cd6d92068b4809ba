import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { welcomeQuery } from '../../lib/api/customer-queries.ts';
import classes from './welcome-figures.module.css';

const count = new Intl.NumberFormat('de-DE');

/** What there is to claim, counted from the data: a figure that is still nothing is left out. */
export function WelcomeFigures() {
  const t = useText();
  const { data } = useQuery(welcomeQuery());
  const figures = [
    { label: t('auth.figure.restaurants'), value: data?.restaurants ?? 0 },
    { label: t('auth.figure.orders'), value: data?.deliveredOrders ?? 0 },
    { label: t('auth.figure.rating', { count: data?.reviews ?? 0 }), value: Number(data?.averageRating ?? 0) },
  ];
  return (
    <dl className={classes.figures}>
      {figures
        .filter(({ value }) => value > 0)
        .map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{count.format(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
