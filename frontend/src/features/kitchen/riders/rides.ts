/** Which rider has what, as the queue knows it. Pure. */
import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { RiderView } from '@contracts/riders/riders.ts';

type Ride = Pick<RestaurantOrderView, 'id' | 'status' | 'fulfilment' | 'rider_id'>;

/** Whether a rider may be asked to bring it. */
export const isForRiders = ({ status, fulfilment }: Ride): boolean =>
  fulfilment === 'delivery' && (status === 'preparing' || status === 'delivering');

export const hasRide = (order: Ride): boolean => order.rider_id !== null && !isFinal(order.status);

/** What the rider has: on the way first, and each part as it was ordered. */
export function ridesOf<Order extends Ride>(orders: readonly Order[], riderId: number): Order[] {
  const rides = orders
    .filter((order) => order.rider_id === riderId && isForRiders(order))
    .toSorted((one, other) => one.id - other.id);
  return [...rides.filter(isOnWay), ...rides.filter((order) => !isOnWay(order))];
}

const isOnWay = ({ status }: Ride): boolean => status === 'delivering';

/** Events name nobody: whose id it is, the riders on shift say. */
export const riderNameOf = (
  { rider_id, rider_name }: Pick<RestaurantOrderView, 'rider_id' | 'rider_name'>,
  onShift: readonly Pick<RiderView, 'id' | 'name'>[],
): string | null => onShift.find(({ id }) => id === rider_id)?.name ?? rider_name;
