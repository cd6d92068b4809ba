import type { ReckonedView, StagePrediction } from '@contracts/orders/prediction.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { orderArrivalQuery } from '../../../lib/api/order-arrival.ts';
import classes from './arrival-reckoning.module.css';
import { causeText } from './cause-text.ts';

interface Props {
  order: { id: number; version: number };
}

/** Why an order is late, and what its arrival was reckoned from, for those who cook it and who help; nothing where nothing is known. */
export default function ArrivalReckoning({ order }: Props) {
  const t = useText();
  const { data } = useQuery(orderArrivalQuery(order));
  if (data === undefined || (data.cause === null && data.reckoned === null)) return null;
  const cause = causeText(data, t);
  return (
    <div className={classes.box}>
      {cause !== null && <p className={classes.cause}>{cause}</p>}
      {data.reckoned !== null && (
        <>
          <p className={classes.title} id={`reckoned-${order.id}`}>
            {t('arrival.reckoned')}
          </p>
          <ul className={classes.stages} aria-labelledby={`reckoned-${order.id}`}>
            {linesOf(data.reckoned, t).map(({ text, basis }) => (
              <li key={text}>
                {text} <span className={classes.basis}>{basis}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a stage is expected to take, and of how much that was learnt. */
interface Line {
  text: string;
  basis: string;
}

function linesOf({ kitchen, ride }: ReckonedView, t: Translate): Line[] {
  const { usualMinutes, stopsBefore } = ride.explanation;
  const minutes = Math.round(ride.p50);
  return [
    ...(kitchen === null
      ? []
      : [
          {
            text: t('arrival.kitchen', {
              said: Math.round(kitchen.explanation.usualMinutes),
              minutes: Math.round(kitchen.p50),
            }),
            basis: basisOf(kitchen, t),
          },
        ]),
    {
      text:
        stopsBefore === undefined
          ? t('arrival.ride', { minutes, usual: Math.round(usualMinutes) })
          : t('arrival.left', { minutes, count: stopsBefore }),
      basis: basisOf(ride, t),
    },
  ];
}

/** Alike: at such a time of the day, with such a load or distance. */
function basisOf({ explanation: { orders: alike, ordersInAll: count } }: StagePrediction, t: Translate): string {
  return alike === 0 ? t('arrival.basis', { count }) : t('arrival.basisAlike', { count, alike });
}
