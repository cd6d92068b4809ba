import type { RestaurantOrderView } from '@contracts/views.ts';
import { IconClockHour4, IconFlame } from '@tabler/icons-react';
import { useClock } from '../../components/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCountdown, formatTime, formatTimeRange } from '../../lib/format/dates.ts';
import classes from './order-card.module.css';
import { ageOf, deadlineOf, isLate } from './timing.ts';

const SHARE_STEPS = 100;

/** How long the guest has been waiting. */
export function OrderAge({ since }: { since: string }) {
  const t = useText();
  const text = useClock((now) => {
    const age = ageOf(since, now);
    return age.unit === 'now' ? t('kitchen.age.now') : t(`kitchen.age.${age.unit}`, { count: age.count });
  });
  return (
    <time className={classes.age} dateTime={since} title={formatTime(since)}>
      {text}
    </time>
  );
}

/** What is left of the time to answer; after it the server cancels the order by itself. */
export function AcceptDeadline({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const countdown = useClock((now) => formatCountdown(deadlineOf(order, now).remainingMs));
  const percent = useClock((now) => Math.round(deadlineOf(order, now).share * SHARE_STEPS));
  const urgency = useClock((now) => deadlineOf(order, now).urgency);
  return (
    <div className={classes.deadline} data-urgency={urgency}>
      <span className={classes.deadlineText}>
        {urgency === 'over' ? t('kitchen.deadline.over') : t('kitchen.deadline.within')}
        {urgency !== 'over' && (
          <strong className={classes.countdown} role="timer" aria-live="off">
            {countdown}
          </strong>
        )}
      </span>
      <progress className={classes.deadlineBar} value={percent} max={SHARE_STEPS} aria-hidden />
    </div>
  );
}

/** The time that the guest was told. */
export function PromisedTime({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const late = useClock((now) => isLate(order, now));
  const { estimated_from: from, estimated_to: to } = order;
  if (from === null || to === null) return null;
  return (
    <p className={classes.promised} data-late={late || undefined}>
      {late ? <IconFlame size={20} aria-hidden /> : <IconClockHour4 size={20} aria-hidden />}
      <span>
        {late ? t('kitchen.late') : t('kitchen.promised')} <strong>{formatTimeRange(from, to)}</strong>
      </span>
    </p>
  );
}
