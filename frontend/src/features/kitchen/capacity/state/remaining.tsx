import type { IsoTime } from '@contracts/units.ts';
import { useClock } from '../../../../components/use-clock.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatRemaining } from './capacity-state.ts';
import classes from './remaining.module.css';

/** Counts down to the end of something that ends by itself. */
export function Remaining({ until }: { until: IsoTime }) {
  const t = useText();
  const time = useClock((now) => formatRemaining(Date.parse(until) - now));
  return (
    <span className={classes.remaining} role="timer" aria-live="off">
      {t('load.left', { time })}
    </span>
  );
}
