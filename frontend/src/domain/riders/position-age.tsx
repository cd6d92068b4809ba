import type { RidePositionView } from '@contracts/riders/position.ts';
import { useClock } from '../../components/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { ageOf, freshnessOf } from './freshness.ts';
import classes from './position-age.module.css';

const SECOND_MS = 1_000;

/** How old the last position is, in words. */
export function PositionAge({ position }: { position: RidePositionView | null }) {
  const t = useText();
  const freshness = useClock((now) => freshnessOf(position, now));
  const seconds = useClock((now) =>
    position === null || freshnessOf(position, now) !== 'old' ? 0 : Math.floor(ageOf(position, now) / SECOND_MS),
  );
  return (
    <span className={classes.age} data-freshness={freshness}>
      {freshness === 'old' ? t('riders.position.old', { count: seconds }) : t(`riders.position.${freshness}`)}
    </span>
  );
}
