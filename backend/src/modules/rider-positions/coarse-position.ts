import type { RidePositionView } from '../../contracts/riders/position.ts';

/** About 100 metres in each direction in the product's cities. */
const STEP_DEGREES = { latitude: 0.001, longitude: 0.0015 };
const STEP_METERS = 100;

/**
 * For whoever holds a share link, who need not know on which side of which street a rider is. Rounded to the same points each time, so that
 * many of them say no more than one.
 */
export function coarse<P extends RidePositionView>(position: P): P {
  return {
    ...position,
    latitude: rounded(position.latitude, STEP_DEGREES.latitude),
    longitude: rounded(position.longitude, STEP_DEGREES.longitude),
    accuracyMeters: Math.max(position.accuracyMeters, STEP_METERS),
    heading: null,
  };
}

function rounded(degrees: number, step: number): number {
  return Number((Math.round(degrees / step) * step).toFixed(4));
}
