/** What is newer in a kitchen's order: its version, and what raises none of it: what was seen, read or asked of it, and its lines. */
import { fresherLines } from '../lines/lines.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

export function fresherOf(held: RestaurantOrderView | undefined, incoming: RestaurantOrderView): RestaurantOrderView {
  if (!held) return incoming;
  const [newer, older] = held.version >= incoming.version ? [held, incoming] : [incoming, held];
  const seen_at = held.seen_at ?? incoming.seen_at;
  const cancellation_read = newer.status === 'cancelled' && (held.cancellation_read || incoming.cancellation_read);
  // A reminder is answered and comes again, so what was read last counts.
  const { reminded_at } = incoming.version < held.version ? held : incoming;
  const items = fresherLines(newer.items, older.items);
  // Nor does a closed door, or a name that only a list has.
  const isSameVersion = newer.version === older.version;
  const nobody_there_until = newer.nobody_there_until ?? (isSameVersion ? older.nobody_there_until : null);
  const rider_name = newer.rider_name ?? (isSameVersion ? older.rider_name : null);
  const isSame =
    newer.seen_at === seen_at &&
    newer.cancellation_read === cancellation_read &&
    newer.reminded_at === reminded_at &&
    newer.items === items &&
    newer.nobody_there_until === nobody_there_until &&
    newer.rider_name === rider_name;
  return isSame ? newer : { ...newer, seen_at, cancellation_read, reminded_at, items, nobody_there_until, rider_name };
}

/** Puts the order in, at the front when it is new. */
export function upsertFresher(
  held: readonly RestaurantOrderView[],
  incoming: RestaurantOrderView,
): RestaurantOrderView[] {
  const index = held.findIndex(({ id }) => id === incoming.id);
  return index < 0 ? [incoming, ...held] : held.with(index, fresherOf(held[index], incoming));
}
