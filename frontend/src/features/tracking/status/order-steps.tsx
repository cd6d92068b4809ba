import { statusKey, wordKey } from '@contracts/orders/status-words.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import {
  IconBike,
  IconChefHat,
  IconCheck,
  IconHomeCheck,
  IconShoppingBag,
  IconShoppingBagCheck,
  IconX,
} from '@tabler/icons-react';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime, formatUntil } from '../../../lib/format/dates/dates.ts';
import { arrivalOf } from '../../../domain/orders/arrival.ts';
import classes from './order-steps.module.css';
import { minutesLeft, stepsOf, type Step } from './steps.ts';
import boxes from '../tracking-screen.module.css';

const ICONS = {
  confirmed: IconCheck,
  preparing: IconChefHat,
  delivering: IconBike,
  delivered: IconHomeCheck,
  cancelled: IconX,
} as const satisfies Record<Step, unknown>;

/** Nobody rides to whoever fetches the meal. */
const PICKUP_ICONS = { ...ICONS, delivering: IconShoppingBag, delivered: IconShoppingBagCheck };

const MINUTE_MS = 60_000;

/** The way of the order, each step with its own time. */
export function OrderSteps({ order }: { order: OrderView }) {
  const t = useText();
  const now = useNow(isFinal(order.status) ? null : MINUTE_MS / 4);
  const isPickup = order.fulfilment === 'pickup';
  return (
    <section className={boxes.box} aria-labelledby="order-steps">
      <h2 id="order-steps">{t('tracking.steps')}</h2>
      <ol>
        {stepsOf(order, now).map(({ step, state, at }) => {
          const Icon = (isPickup ? PICKUP_ICONS : ICONS)[step];
          const isFetched = isPickup && (step === 'delivering' || step === 'delivered');
          return (
            <li
              key={step}
              className={classes.step}
              data-state={state}
              {...(state === 'current' && { 'aria-current': 'step' as const })}
            >
              <span className={classes.icon}>
                <Icon size={22} stroke={2} aria-hidden />
              </span>
              <div className={classes.text}>
                <p className={classes.name}>{t(isFetched ? statusKey(step, order.fulfilment) : `step.${step}`)}</p>
                {state === 'current' && step === 'confirmed' && order.cookingFrom && (
                  <p className={classes.note}>{t('step.begins', { time: formatUntil(order.cookingFrom, now) })}</p>
                )}
                {state === 'current' && step === 'preparing' && <EstimatedMinutes order={order} />}
                {state === 'current' && step === 'delivering' && (
                  <p className={classes.note}>{t(wordKey('step.driver', order.fulfilment))}</p>
                )}
              </div>
              {at && (
                <time className={classes.time} dateTime={at}>
                  {formatTime(at)}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function EstimatedMinutes({ order }: { order: OrderView }) {
  const t = useText();
  const now = useNow(MINUTE_MS / 4);
  const arrival = arrivalOf(order, now);
  if (arrival?.key === 'tracking.lateBy') return <p className={classes.note}>{t(arrival.key, arrival.values)}</p>;
  const left = minutesLeft(order, now);
  return (
    <p className={classes.note}>
      {left === null
        ? t('step.estimateUnknown')
        : t('step.estimate', { range: left.from === left.to ? left.to : `${left.from}-${left.to}` })}
    </p>
  );
}
