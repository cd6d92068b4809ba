/** What the city's screen shows of what it holds. Pure. */
import type { AdminCityView, CityOrderView, CityRiderView } from '@contracts/admin/admin-city.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import { metersBetween, type Point } from '@contracts/places/geometry.ts';
import type { RidePositionView, RiderPlaceView } from '@contracts/riders/position.ts';
import { readAnewAfter } from '../../../lib/realtime/live.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import type { CitySearch } from './city-search.ts';

const MINUTE_MS = 60_000;

/** An order that is over leaves; of the others none goes back. What is new has to be read: no event says where it goes. */
export function updatedCity(held: AdminCityView, event: OrderChange): AdminCityView {
  const before = held.orders.find(({ id }) => id === event.orderId);
  if (before === undefined || event.version <= before.version) return held;
  if (isFinal(event.status)) {
    return { ...held, orders: held.orders.filter((order) => order !== before), openOrders: held.openOrders - 1 };
  }
  const { version, status, estimatedFrom, estimatedTo, riderId } = event;
  const isSameRider = riderId === before.riderId;
  const riderName = isSameRider ? before.riderName : (held.riders.find(({ id }) => id === riderId)?.name ?? null);
  const order = { ...before, version, status, estimatedFrom, estimatedTo, riderId, riderName };
  return { ...held, orders: held.orders.map((one) => (one === before ? order : one)) };
}

/** Whoever goes off shift leaves; whoever has come has to be read, since positions name nobody. */
export function withRidersOf(
  held: AdminCityView,
  { riders, gone }: { riders: readonly RiderPlaceView[]; gone: readonly number[] },
) {
  const left = held.riders.filter(({ id }) => !gone.includes(id));
  const now = left.length === held.riders.length ? held : { ...held, riders: left };
  const isKnown = (riderId: number) => left.some(({ id }) => id === riderId);
  return riders.every(({ riderId }) => isKnown(riderId)) ? now : readAnewAfter(now);
}

/** Begun minutes: nobody is late by none. */
export const minutesLate = (estimatedTo: string, now: number): number =>
  Math.max(1, Math.ceil((now - Date.parse(estimatedTo)) / MINUTE_MS));

export function isShown(order: CityOrderView, search: CitySearch, late: ReadonlySet<number>): boolean {
  const { status, restaurantId, postcode } = search;
  return (
    (search.late !== true || late.has(order.id)) &&
    (status === undefined || order.status === status) &&
    (restaurantId === undefined || order.restaurantId === restaurantId) &&
    (postcode === undefined || order.postcode === postcode)
  );
}

/** The late ones first, the latest at the top; then by when they are to be there. */
export function byUrgency(orders: readonly CityOrderView[], late: ReadonlySet<number>): CityOrderView[] {
  const dueOf = ({ estimatedTo }: CityOrderView) => (estimatedTo === null ? Infinity : Date.parse(estimatedTo));
  return orders.toSorted(
    (one, other) =>
      Number(late.has(other.id)) - Number(late.has(one.id)) || compare(dueOf(one), dueOf(other)) || one.id - other.id,
  );
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

export interface Area {
  key: string;
  /** Null: a restaurant, where meals are fetched. */
  postcode: string | null;
  restaurantId: number;
  restaurantName: string;
  point: Point;
  orderIds: number[];
  late: number;
}

/** Orders by where they go: there are streets in no answer, so that those of one postcode stand on one point. */
export function areasOf(orders: readonly CityOrderView[], late: ReadonlySet<number>): Area[] {
  const areas = new Map<string, Area>();
  for (const { id, postcode, restaurantId, restaurantName, latitude, longitude } of orders) {
    if (latitude === null || longitude === null) continue;
    const key = postcode ?? `restaurant ${String(restaurantId)}`;
    const area = areas.get(key) ?? {
      ...{ key, postcode, restaurantId, restaurantName, point: { latitude, longitude } },
      ...{ orderIds: [], late: 0 },
    };
    area.orderIds.push(id);
    if (late.has(id)) area.late += 1;
    areas.set(key, area);
  }
  // Those with late ones are drawn last, above the others.
  return [...areas.values()].toSorted((one, other) => one.late - other.late);
}

/** By name, as a filter offers them: of all that have an open order or a rider on shift. */
export function restaurantsOf({ orders, riders }: AdminCityView): { id: number; name: string }[] {
  const names = new Map(
    [...orders, ...riders].map(({ restaurantId, restaurantName }) => [restaurantId, restaurantName]),
  );
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** How far the rider still is from the middle of the order's postcode; null where nobody can say. */
export function metersToGo(order: CityOrderView, position: RidePositionView | null): number | null {
  const { status, latitude, longitude } = order;
  if (status !== 'delivering' || position === null || latitude === null || longitude === null) return null;
  return metersBetween(position, { latitude, longitude });
}

export interface PlacedRider extends CityRiderView {
  orders: CityOrderView[];
}
