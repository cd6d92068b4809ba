import { select, selectJson } from '../../database/sql/columns.ts';
import type { Statement } from '../../database/connection/database.ts';
import { RiderShift } from '../../entities/accounts/rider-shift.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ADDRESS, STOP } from './rider-ways.rows.ts';

/** Of the shift `h`: where the rider was last on this ride, as JSON; null before its first stop. */
const LAST_STOP = `
  SELECT ${selectJson(Order, 'o', [...ADDRESS, 'updatedAt'])} FROM orders o
   WHERE o.restaurant_id = h.restaurant_id AND o.rider_id = h.staff_id AND o.status = 'delivered' AND o.updated_at > (
     SELECT max(e.at) FROM orders ride JOIN order_event e ON e.order_id = ride.id
      WHERE ride.restaurant_id = h.restaurant_id AND ride.rider_id = h.staff_id AND ride.status = 'delivering'
        AND e.status = 'delivering' AND e.previous_status = 'preparing')
   ORDER BY o.updated_at DESC LIMIT 1`;

/** `npm run load` pays for it: every instance asks for every rider who moves. $1 riders; whoever is not on shift is not among the rows. */
export const READ_WAYS: Statement = {
  name: 'rider_ways',
  text: `
  SELECT ${select(RiderShift, 'h', ['staffId', 'restaurantId', 'since'])}, ${select(Restaurant, 'r', ['city', 'latitude', 'longitude'])},
         (${LAST_STOP}) AS "lastStop",
         (SELECT coalesce(json_agg(${selectJson(Order, 'o', [...STOP, ...ADDRESS])} ORDER BY o.id DESC), '[]')
            FROM orders o WHERE o.rider_id = h.staff_id AND o.status = 'delivering') AS stops
    FROM rider_shifts h JOIN restaurants r ON r.id = h.restaurant_id
   WHERE h.staff_id = ANY($1::int[])`,
};

/** $1 restaurant. */
export const LIST_LAST_STOPS: Statement = {
  name: 'rider_list_last_stops',
  text: `SELECT h.staff_id AS "staffId", (${LAST_STOP}) AS "lastStop" FROM rider_shifts h WHERE h.restaurant_id = $1`,
};

/** $1 order. */
export const READ_RIDDEN_ORDER: Statement = {
  name: 'rider_order',
  text: `SELECT ${select(Order, 'o', [...STOP, 'riderId', 'status'])} FROM orders o WHERE o.id = $1`,
};

/** $1 restaurant or null, $2 city or null: who is on shift there. */
export const LIST_ON_SHIFT: Statement = {
  name: 'rider_list_places',
  text: `SELECT h.staff_id AS id FROM rider_shifts h JOIN restaurants r ON r.id = h.restaurant_id
          WHERE ($1::int IS NULL OR h.restaurant_id = $1) AND ($2::text IS NULL OR r.city::text = $2) ORDER BY h.staff_id`,
};
