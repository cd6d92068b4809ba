/** What can be done to a restaurant's running, and undone, as it stands now. Pure. */
import type { CapacityView, InterventionKind } from '@contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';

type Running = Pick<CapacityView, 'pausedUntil' | 'busyMinutes'> & {
  /** As the restaurant's own switch says. */
  isSwitchedOn: RestaurantInfoView['isOpen'];
};

/** One of each pair: what is not so yet, or its end. */
export function kindsFor({ pausedUntil, busyMinutes, isSwitchedOn }: Running): InterventionKind[] {
  return [
    pausedUntil === null ? 'pause' : 'resume',
    busyMinutes === 0 ? 'busy' : 'end_busy',
    isSwitchedOn ? 'close' : 'open',
  ];
}
