import { type Prefixed, select } from '../../database/sql/columns.ts';
import type { Statement } from '../../database/connection/database.ts';
import { RiderShift } from '../../entities/accounts/rider-shift.entity.ts';
import { Staff } from '../../entities/accounts/staff.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

const ORDER = [
  ...(['id', 'version', 'status', 'fulfilment', 'restaurantId', 'riderId', 'postal', 'deliveryAddress'] as const),
  ...(['createdAt', 'estimatedFrom', 'estimatedTo', 'scheduledFor'] as const),
] as const;
const RESTAURANT = ['name', 'latitude', 'longitude'] as const;

type OfRestaurant<K extends keyof Restaurant> = Prefixed<'restaurant', Pick<Restaurant, K>>;

export interface CityOrderRow extends Pick<Order, (typeof ORDER)[number]>, OfRestaurant<(typeof RESTAURANT)[number]> {
  riderName: string | null;
  /** How many there are in all. */
  total: number;
}

export interface CityRiderRow
  extends Pick<Staff, 'id' | 'name'>, Pick<RiderShift, 'restaurantId' | 'since'>, OfRestaurant<'name'> {}

/** One look at the list and at how many there are in all: a window counts what the limit cuts off. $1 city, $2 limit. */
export const LIST_OPEN_ORDERS: Statement = {
  name: 'admin_city_orders',
  text: `
  SELECT ${select(Order, 'o', ORDER)}, ${select(Restaurant, 'r', RESTAURANT, 'restaurant')},
         s.name AS "riderName", count(*) OVER ()::int AS total
    FROM orders o JOIN restaurants r ON r.id = o.restaurant_id LEFT JOIN restaurant_staff s ON s.id = o.rider_id
   WHERE r.city = $1::city AND o.status IN ('pending', 'preparing', 'delivering')
   ORDER BY (o.fulfilment = 'pickup' AND o.status = 'delivering'), o.estimated_to NULLS LAST, o.id LIMIT $2`,
};

/** $1 city. Beside the query builder, which knows no relation of shifts: nothing else is read of them. */
export const LIST_RIDERS: Statement = {
  name: 'admin_city_riders',
  text: `
  SELECT ${select(Staff, 's', ['id', 'name'])}, ${select(RiderShift, 'h', ['restaurantId', 'since'])}, ${select(Restaurant, 'r', ['name'], 'restaurant')}
    FROM rider_shifts h JOIN restaurant_staff s ON s.id = h.staff_id JOIN restaurants r ON r.id = h.restaurant_id
   WHERE r.city = $1::city ORDER BY lower(s.name), s.id`,
};
