/** Where a kitchen makes its dishes: grill, cold, drinks. With fewer than two there is nothing to choose between. */
import type { Id } from '../units.ts';

export const MAX_STATIONS = 12;
export const MAX_STATION_NAME = 40;

/** `GET /api/restaurant/stations`, in the owner's order. Dishes without a station are the first one's. */
export interface StationView {
  id: Id;
  name: string;
  dishIds: Id[];
}
