import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

/** Nobody opened until the rider's time was over: from then on the kitchen may cancel it. */
export const isDoorGivenUp = (
  { status, nobody_there_until: until }: Pick<RestaurantOrderView, 'status' | 'nobody_there_until'>,
  now: number,
): boolean => status === 'delivering' && until !== null && now >= Date.parse(until);
