import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import { useClock } from '../../../../components/use-clock.ts';
import { activeMeasures, type ActiveMeasure } from './capacity-state.ts';

const NONE: ActiveMeasure[] = [];

/** What runs, without what has just reached its end. */
export function useActiveMeasures(view: CapacityView | undefined): ActiveMeasure[] {
  const kinds = useClock((now) => (view ? activeMeasures(view, now).map(({ kind }) => kind) : []).join());
  // All that could run, cut down to what does.
  return view ? activeMeasures(view, 0).filter(({ kind }) => kinds.split(',').includes(kind)) : NONE;
}
