import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';

/** The kitchen's order after the event, or the same object when the event is not newer. */
export function applyKitchenOrderUpdate(order: RestaurantOrderView, event: OrderChange): RestaurantOrderView {
  if (event.orderId !== order.id || event.version <= order.version) return order;
  const moved = event.status !== order.status;
  return {
    ...order,
    version: event.version,
    status: event.status,
    reason: event.reason,
    cancel_note: event.reason === 'other' ? order.cancel_note : null,
    updated_at: event.at,
    estimated_from: event.estimatedFrom,
    estimated_to: event.estimatedTo,
    ready_by: event.readyBy,
    payment_status: event.paymentStatus,
    rider_id: event.riderId,
    rider_name: event.riderId === order.rider_id ? order.rider_name : null,
    nobody_there_until:
      event.status === 'delivering' && event.riderId === order.rider_id ? order.nobody_there_until : null,
    changed_by: moved ? event.by : order.changed_by,
  };
}
