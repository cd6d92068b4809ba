import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import {
  IconAlertTriangle,
  IconCalendarClock,
  IconCircleCheck,
  IconFlame,
  IconHourglassHigh,
} from '@tabler/icons-react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCountdown, formatTime, formatUntil } from '../../../lib/format/dates.ts';
import { formatDue } from '../../../lib/format/due.ts';
import classes from './order-card.module.css';
import { ageOf, deadlineOf, promiseOf } from './timing.ts';

const SHARE_STEPS = 100;

const PROMISE_ICONS = { before: IconCircleCheck, near: IconAlertTriangle, past: IconFlame } as const;

/** How long the guest has been waiting, and how that stands to the promise: a colour, a sign and a word. */
export function OrderAge({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const since = order.created_at;
  const promise = useClock((now) => promiseOf(order, now) ?? '');
  const Icon = promise === '' ? null : PROMISE_ICONS[promise];
  const text = useClock((now) => {
    const age = ageOf(since, now);
    return age.unit === 'now' ? t('kitchen.age.now') : t(`kitchen.age.${age.unit}`, { count: age.count });
  });
  return (
    <span className={classes.age} data-promise={promise || undefined}>
      {Icon && <Icon size={18} aria-hidden />}
      <time dateTime={since} title={formatTime(since)}>
        {text}
      </time>
      {promise !== '' && <span className={classes.promise}>{t(`queue.promise.${promise}`)}</span>}
    </span>
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

/** The time that the guest was told, and how the order stands to it: a colour, a sign and a word. */
export function PromisedTime({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const promise = useClock((now) => promiseOf(order, now) ?? '');
  const { estimated_from: from, estimated_to: to } = order;
  // A tablet stays on over midnight.
  const due = useClock((now) => (from === null || to === null ? '' : formatDue(from, to, now)));
  if (due === '' || promise === '') return null;
  const Icon = PROMISE_ICONS[promise];
  return (
    <p className={classes.due} data-promise={promise}>
      <Icon size={20} aria-hidden />
      <span>
        <span className="spoken">{promise === 'past' ? t('kitchen.late') : t('kitchen.promised')} </span>
        <strong>{due}</strong>
        {promise !== 'before' && <span className={classes.dueWord}>{t(`queue.promise.${promise}`)}</span>}
      </span>
    </p>
  );
}
