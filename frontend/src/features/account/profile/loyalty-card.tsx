import { LOYALTY_FROM_ORDERS, type LoyaltyView, POINTS_PER_DELIVERED_ORDER } from '@contracts/orders/loyalty.ts';
import { IconMedal } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './loyalty-card.module.css';

/** Of its heading, where the counter of points leads. */
export const LOYALTY_ID = 'profile-loyalty';

/** Where the customer stands on the way to the next level; delivered orders count. */
export function LoyaltyCard({ loyalty }: { loyalty: LoyaltyView }) {
  const t = useText();
  const { level, nextLevel, deliveredOrders, ordersToNext, percent } = loyalty;
  const way =
    nextLevel === null
      ? t('profile.loyalty.top', { count: deliveredOrders })
      : t('profile.loyalty.way', {
          done: deliveredOrders,
          needed: LOYALTY_FROM_ORDERS[nextLevel],
          level: t(`profile.level.${nextLevel}`),
        });
  return (
    <section className={classes.card} data-level={level} aria-labelledby={LOYALTY_ID}>
      <span className={classes.medal} aria-hidden>
        <IconMedal size={34} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <h2 id={LOYALTY_ID}>{t('profile.loyalty.title', { level: t(`profile.level.${level}`) })}</h2>
        <p>{way}</p>
        <div
          className={classes.bar}
          role="progressbar"
          aria-labelledby={LOYALTY_ID}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={way}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
        {nextLevel !== null && <p className={classes.rest}>{t('profile.loyalty.rest', { count: ordersToNext })}</p>}
        <p className={classes.points}>{t('profile.loyalty.points', { points: POINTS_PER_DELIVERED_ORDER })}</p>
      </div>
    </section>
  );
}
