import type { AssignRiderRequest } from '@contracts/http/requests.gen.ts';
import type { OrderStatusChangeView } from '@contracts/orders/order-views.ts';
import type { RiderPlaceView } from '@contracts/riders/position.ts';
import type { RiderLoginsView, RiderView } from '@contracts/riders/riders.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

/** Who is on shift. What each has, the queue knows at any moment. */
export const ridersQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'riders'],
    queryFn: ({ signal }) => get<RiderView[]>('/api/restaurant/riders', signal),
  });

/** Whether there are any, on shift or not. */
export const riderLoginsQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'rider-logins'],
    queryFn: ({ signal }) => get<RiderLoginsView>('/api/restaurant/riders/logins', signal),
  });

/** Where they are: the topic alone tells it. */
export const riderPlacesQuery = () =>
  queryOptions<RiderPlaceView[]>({ queryKey: ['kitchen', 'rider-places'], queryFn: skipToken, gcTime: 0 });

export const assignRider = (orderId: number, body: AssignRiderRequest) =>
  request<OrderStatusChangeView>('POST', `/api/restaurant/orders/${orderId}/rider`, { body });
