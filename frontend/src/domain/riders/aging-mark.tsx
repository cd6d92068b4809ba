import type { RidePositionView } from '@contracts/riders/position.ts';
import { useClock } from '../../components/use-clock.ts';
import { freshnessOf } from './freshness.ts';
import { RiderMark } from './rider-mark.tsx';

/** A rider's mark for as long as the last position says anything. */
export function AgingMark({ position, ...rest }: { name?: string; position: RidePositionView }) {
  const freshness = useClock((now) => freshnessOf(position, now));
  return freshness === 'lost' ? null : <RiderMark {...rest} position={position} freshness={freshness} />;
}
