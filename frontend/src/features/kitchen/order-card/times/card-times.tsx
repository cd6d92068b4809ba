import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import {
  IconAlertTriangle,
  IconCalendarClock,
  IconFlame,
  IconHourglassHigh,
  IconMotorbike,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useClock } from '../../../../components/use-clock.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatCountdown, formatTime, formatUntil } from '../../../../lib/format/dates/dates.ts';
import { formatDue } from '../../../../lib/format/dates/due.ts';
import { dueOf } from '../../queue/kitchen-times.ts';
import classes from '../order-card.module.css';
import { ageOf, deadlineOf, timeLeft } from './timing.ts';

const SHARE_STEPS = 100;

const DUE_ICONS = { before: IconToolsKitchen2, near: IconAlertTriangle, past: IconFlame } as const;

/** How long the customer has been waiting. */
export function OrderAge({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const since = order.created_at;
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
    <div className={classes.due} data-urgency={urgency}>
      <IconHourglassHigh size={20} aria-hidden />
      {urgency === 'over' ? (
        <span className={classes.dueWord}>{t('kitchen.deadline.over')}</span>
      ) : (
        <>
          <span className="spoken">{t('kitchen.deadline.within')}</span>
          <strong className={classes.countdown} role="timer" aria-live="off">
            {countdown}
          </strong>
        </>
      )}
      <progress className={classes.deadlineBar} value={percent} max={SHARE_STEPS} aria-hidden />
    </div>
  );
}

/** When the guest wants it: orders are taken up to a week ahead. */
export function ScheduledTime({ at }: { at: IsoTime }) {
  const t = useText();
  const time = useClock((now) => formatUntil(at, now));
  return (
    <p className={classes.scheduled}>
      <IconCalendarClock size={20} aria-hidden />
      {t('kitchen.scheduled', { time })}
    </p>
  );
}

/** When the kitchen begins with an order for later. */
export function StartTime({ order: { cooking_from: from } }: { order: RestaurantOrderView }) {
  const t = useText();
  const time = useClock((now) => (from === null ? '' : formatUntil(from, now)));
  return (
    <p className={classes.due}>
      <IconCalendarClock size={20} aria-hidden />
      <span>
        <span className={classes.dueWord}>{t('kitchen.due.start')}</span>
        <strong>{time}</strong>
      </span>
    </p>
  );
}

/** The kitchen's own clock: what is left until the food is ready, or at the door. A colour, a sign and a word. */
export function DueTime({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const state = useClock((now) => timeLeft(order, now)?.state ?? '');
  const left = useClock((now) => {
    const due = timeLeft(order, now);
    if (due === null) return '';
    return t(`kitchen.due.${due.state === 'past' ? 'late' : 'left'}.${due.unit}`, { count: due.count });
  });
  // A tablet stays on over midnight.
  const time = useClock((now) => {
    const at = dueOf(order);
    return at === null ? '' : formatUntil(at, now);
  });
  if (state === '') return null;
  const isUnderway = order.status === 'delivering';
  const Icon = state === 'before' && isUnderway ? IconMotorbike : DUE_ICONS[state];
  return (
    <p className={classes.due} data-due={state}>
      <Icon size={20} aria-hidden />
      <span>
        <strong>{left}</strong>
        <span className={classes.dueWord}>{t(isUnderway ? 'kitchen.due.arrive' : 'kitchen.due.ready', { time })}</span>
      </span>
    </p>
  );
}

/** What the customer was told, for whoever calls. */
export function PromisedTime({ order: { estimated_from: from, estimated_to: to } }: { order: RestaurantOrderView }) {
  const t = useText();
  const due = useClock((now) => (from === null || to === null ? '' : formatDue(from, to, now)));
  return due === '' ? null : <p>{t('kitchen.promised', { due })}</p>;
}
