import type { RidePositionView } from '../../contracts/riders/position.ts';
import type { OrderViewer } from '../orders/order/order.view.ts';
import { coarse } from './coarse-position.ts';
import type { KeptPosition } from './store/position-store.ts';

/** A phone's clock may be ahead: nobody reads of a moment that has not come. */
export function toRidePosition({ fix, takenAtMs }: Pick<KeptPosition, 'fix' | 'takenAtMs'>): RidePositionView {
  const { latitude, longitude, accuracyMeters, heading, sequence, atMs } = fix;
  const at = new Date(Math.min(atMs, takenAtMs)).toISOString();
  return { latitude, longitude, accuracyMeters, heading, sequence, at };
}

/** As this viewer of the order may see where its rider is. */
export function toPositionFor(viewer: OrderViewer, position: RidePositionView): RidePositionView {
  return viewer === 'shared' ? coarse(position) : position;
}
