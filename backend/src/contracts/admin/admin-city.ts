/** One city while it is served: what is open there, and who rides. */
import type { Fulfilment } from '../orders/fulfilment.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { RidePositionView } from '../riders/position.ts';
import type { Count, Id, IsoTime, Version } from '../units.ts';

/** How many open orders are answered at once. */
export const MOST_OPEN_ORDERS = 500;

/** An open order with where it goes. How to reach people is read with the order alone. */
export interface CityOrderView {
  id: Id;
  version: Version;
  status: OrderStatus;
  fulfilment: Fulfilment;
  restaurantId: Id;
  restaurantName: string;
  /** Where it is handed over: the door's postcode; null of a pick-up, and where the address has none. */
  postcode: string | null;
  /** Of that postcode, roughly, and of a pick-up the restaurant's door: null with `longitude` where it is not known. */
  latitude: number | null;
  longitude: number | null;
  riderId: Id | null;
  riderName: string | null;
  createdAt: IsoTime;
  /** What was promised last. */
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  scheduledFor: IsoTime | null;
}

export interface CityRiderView {
  id: Id;
  name: string;
  restaurantId: Id;
  restaurantName: string;
  /** On shift since then. */
  since: IsoTime;
  /** The last one of the last two minutes; from then on `city:{city}:riders` tells it. */
  position: RidePositionView | null;
}

/** `GET /api/admin/city`. */
export interface AdminCityView {
  /** Those whose time is over or is over first come first; at most 500. */
  orders: CityOrderView[];
  /** How many are open, also beyond those. */
  openOrders: Count;
  /** All who are on shift, by name. */
  riders: CityRiderView[];
}

/**
 * Whether its promised time is over. A meal that waits to be fetched is late for nobody but whoever fetches it. By this the
 * board's list and the city's agree.
 */
export function isLate(
  { status, fulfilment, estimatedTo }: Pick<CityOrderView, 'status' | 'fulfilment' | 'estimatedTo'>,
  now: number,
): boolean {
  const isReady = fulfilment === 'pickup' && status === 'delivering';
  return !isReady && estimatedTo !== null && Date.parse(estimatedTo) < now;
}
