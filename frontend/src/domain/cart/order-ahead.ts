import { MAX_DAYS_AHEAD } from '@contracts/constants.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useNow } from '../../components/use-now.ts';
import { deliveryMinutesOf } from '../../lib/format/dates/delivery-time.ts';
import { storedAtom } from '../../lib/storage/stored-atom.ts';
import { setRestaurantOpen } from './cart.ts';
import { cartAtom } from './cart-state.ts';

/** By restaurant, the time for which its dishes are wanted: it was closed when they were chosen. */
export type OrderedAhead = Readonly<Record<number, IsoTime>>;

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_AHEAD_MS = MAX_DAYS_AHEAD * 24 * 60 * MINUTE_MS;

function isOrderedAhead(value: unknown): value is OrderedAhead {
  return typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'string');
}

export const orderedAheadAtom = storedAtom<OrderedAhead>('orderAhead', {}, isOrderedAhead);

/** For when a closed kitchen can be sent an order: it opens, cooks and rides. Null while nobody knows, or it is too far off. */
export function firstTimeOf(
  restaurant: Pick<RestaurantDetailView, 'isOpen' | 'opensAt' | 'deliveryTime' | 'busyMinutes'>,
  nowMs: number,
): IsoTime | null {
  const { isOpen, opensAt } = restaurant;
  if (isOpen || opensAt === null) return null;
  const lead = (deliveryMinutesOf(restaurant)?.min ?? 0) * MINUTE_MS;
  const at = Math.ceil((Math.max(Date.parse(opensAt), nowMs) + lead) / QUARTER_MS) * QUARTER_MS;
  return at < nowMs + MAX_AHEAD_MS ? new Date(at).toISOString() : null;
}

/** The time that the dishes of a restaurant are wanted for, while it is ahead. */
export function aheadOf(ordered: OrderedAhead, restaurantId: number, nowMs: number): IsoTime | null {
  const at = ordered[restaurantId];
  return at !== undefined && Date.parse(at) > nowMs ? at : null;
}

/** What a closed restaurant offers, and what was chosen of it. */
export function useOrderAhead(restaurant: RestaurantDetailView) {
  const [ordered, setOrdered] = useAtom(orderedAheadAtom);
  const setLines = useSetAtom(cartAtom);
  const nowMs = useNow(MINUTE_MS);
  const offered = firstTimeOf(restaurant, nowMs);
  return {
    offered,
    chosen: offered === null ? null : aheadOf(ordered, restaurant.id, nowMs),
    choose: () => {
      if (offered === null) return;
      setOrdered({ ...ordered, [restaurant.id]: offered });
      setLines((lines) => setRestaurantOpen(lines, restaurant.id, true));
    },
  };
}

/** The last of the times for which these restaurants' dishes are wanted; null while none is. */
export function useAheadOf(restaurantIds: readonly number[]): IsoTime | null {
  const ordered = useAtomValue(orderedAheadAtom);
  const nowMs = useNow(MINUTE_MS);
  return (
    restaurantIds
      .flatMap((id) => aheadOf(ordered, id, nowMs) ?? [])
      .sort()
      .at(-1) ?? null
  );
}
