/** What the address of the city's screen says. Pure. */
import { CITIES, type City } from '@contracts/constants.ts';
import { OPEN_STATUSES, type OrderStatus } from '@contracts/orders/order-status.ts';
import { idOf, oneOf, textOf } from '../../../lib/search-values.ts';

export interface CitySearch {
  city?: City | undefined;
  late?: boolean | undefined;
  status?: OrderStatus | undefined;
  restaurantId?: number | undefined;
  /** The area that was chosen on the map. */
  postcode?: string | undefined;
  /** The order whose drawer is open. */
  id?: number | undefined;
}

/** Each key is named, also when it is empty: the router passes on what this leaves out. */
export function parseCitySearch(raw: Record<string, unknown>): CitySearch {
  return {
    city: oneOf(CITIES, raw.city),
    late: raw.late === true || undefined,
    status: oneOf(OPEN_STATUSES, raw.status),
    restaurantId: idOf(raw.restaurantId),
    postcode: textOf(raw.postcode, 5),
    id: idOf(raw.id),
  };
}

export const UNFILTERED = { late: undefined, status: undefined, restaurantId: undefined, postcode: undefined } as const;

/** Whether anything but the city is chosen. */
export const isNarrowed = ({ late, status, restaurantId, postcode }: CitySearch): boolean =>
  [late, status, restaurantId, postcode].some((value) => value !== undefined);
