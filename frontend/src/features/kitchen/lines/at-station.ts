/** Which lines are whose, and what a station sees of the queue. Pure. */
import type { StationView } from '@contracts/menus/stations.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { Line, Lines } from './lines.ts';

/** With fewer there is nothing to choose between, and nobody sees anything of stations. */
export const FEWEST_STATIONS = 2;

/** Whose a line is. What has no station, or is on no menu any more, is the first one's: no dish is nobody's. */
export function stationIdsOf(stations: readonly StationView[]): (line: Pick<Line, 'menu_item_id'>) => number | null {
  const first = stations[0]?.id ?? null;
  const byDish = new Map(stations.flatMap(({ id, dishIds }) => dishIds.map((dishId) => [dishId, id] as const)));
  return ({ menu_item_id: dishId }) => (dishId === null ? first : (byDish.get(dishId) ?? first));
}

export function isDone(lines: Lines): boolean {
  return lines.every(({ state }) => state === 'done');
}

/** Orders with lines of the station, in their order; those with which it is done come last. */
export function atStation(
  orders: readonly RestaurantOrderView[],
  isOwn: (line: Line) => boolean,
): RestaurantOrderView[] {
  const own = orders
    .map((order) => ({ order, lines: order.items.filter(isOwn) }))
    .filter(({ lines }) => lines.length > 0);
  const [done, open] = [true, false].map((wanted) => own.filter(({ lines }) => isDone(lines) === wanted));
  return [...(open ?? []), ...(done ?? [])].map(({ order }) => order);
}
