/** The kitchen's own clock of an order, which is not the guest's: when it begins, and when the food has to be ready. Pure. */
import { isPlanned } from '@contracts/orders/planned-order.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';

const MINUTE_MS = 60_000;

type Timed = Pick<RestaurantOrderView, 'status' | 'ready_by' | 'cooking_from'> &
  Partial<Pick<RestaurantOrderView, 'fulfilment'>>;

/** Whether nobody cooks it yet because it is for later. */
export function isForLater({ status, cooking_from: cookingFrom }: Timed, now: number): boolean {
  return isPlanned({ status, cookingFrom }, now);
}

/** The ids of those orders. */
export function laterOf(orders: readonly (Timed & Pick<RestaurantOrderView, 'id'>)[], now: number): number[] {
  return orders.filter((order) => isForLater(order, now)).map(({ id }) => id);
}

/** From when on it is to be answered. ISO times in UTC are in order as texts. */
export function answersFrom({
  created_at: placed,
  cooking_from: from,
}: Pick<RestaurantOrderView, 'created_at' | 'cooking_from'>): IsoTime {
  return from !== null && from > placed ? from : placed;
}

/** When the food has to be ready, as the kitchen said. Null before it did, and once the food is gone. */
export function readyBy({ status, ready_by: readyBy }: Timed): IsoTime | null {
  return status === 'preparing' ? readyBy : null;
}

/** What the kitchen works to: the food's being ready, and the door once it is on its way. Null before it has promised. */
export function dueOf(order: Timed & Pick<RestaurantOrderView, 'estimated_to'>): IsoTime | null {
  if (order.status !== 'delivering') return readyBy(order);
  // What is ready waits for its guest, and is not late by that.
  return order.fulfilment === 'pickup' ? null : order.estimated_to;
}

/** How far an order has come in the kitchen. */
export type KitchenStage = 'waiting' | 'cooking' | 'underway';

export function stageOf(order: Timed, at: IsoTime): KitchenStage {
  if (order.status === 'pending' || isForLater(order, Date.parse(at))) return 'waiting';
  return order.status === 'preparing' ? 'cooking' : 'underway';
}

/** With how many minutes it was just accepted. Null where the wanted time and not the kitchen's word decides. */
export function acceptedIn(order: RestaurantOrderView): { minutes: number; readyBy: IsoTime } | null {
  const due = readyBy(order);
  if (due === null || (order.scheduled_for !== null && order.estimated_from === order.scheduled_for)) return null;
  return { minutes: Math.round((Date.parse(due) - Date.parse(order.updated_at)) / MINUTE_MS), readyBy: due };
}
