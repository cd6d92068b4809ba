/** What is newer in a kitchen's order: its version, and what raises none of it: what somebody has seen or read, and its lines. */
import { fresherLines } from '../lines/lines.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

export function fresherOf(held: RestaurantOrderView | undefined, incoming: RestaurantOrderView): RestaurantOrderView {
  if (!held) return incoming;
  const [newer, older] = held.version >= incoming.version ? [held, incoming] : [incoming, held];
  const seenAt = held.seen_at ?? incoming.seen_at;
  const isRead = newer.status === 'cancelled' && (held.cancellation_read || incoming.cancellation_read);
  const items = fresherLines(newer.items, older.items);
  const isSame = newer.seen_at === seenAt && newer.cancellation_read === isRead && newer.items === items;
  return isSame ? newer : { ...newer, seen_at: seenAt, cancellation_read: isRead, items };
}

/** Puts the order in, at the front when it is new. */
export function upsertFresher(
  held: readonly RestaurantOrderView[],
  incoming: RestaurantOrderView,
): RestaurantOrderView[] {
  const index = held.findIndex(({ id }) => id === incoming.id);
  return index < 0 ? [incoming, ...held] : held.with(index, fresherOf(held[index], incoming));
}
