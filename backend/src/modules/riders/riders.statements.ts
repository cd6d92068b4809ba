/** What is done with riders and their orders: prepared SQL, one round trip each. */
import { NOBODY_THERE_MINUTES } from '../../contracts/orders/handover.ts';
import type { Statement } from '../../database/connection/database.ts';
import { named } from '../../database/sql/named.ts';

/** Which request it is done for. */
export interface Traced {
  requestId: string | null;
  traceparent: string | null;
}

const iso = (time: string) => `to_char((${time}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next event of this object; of two at once one is told. */
const nextVersion = (restaurant: string, kind: string, object: string) => `(
      SELECT coalesce(max(e.version), 0) + 1 FROM restaurant_event e
       WHERE e.restaurant_id = ${restaurant} AND e.kind = '${kind}' AND e.object_id = ${object})`;

/** Only a rider's login goes on shift. No row when it is on already. */
export const START_SHIFT = named<{ staffId: number; restaurantId: number }>(
  'rider_start_shift',
  `INSERT INTO rider_shifts (staff_id, restaurant_id)
   SELECT id, restaurant_id FROM restaurant_staff WHERE id = :staffId AND restaurant_id = :restaurantId AND duty = 'rider'
   ON CONFLICT DO NOTHING RETURNING staff_id AS "staffId"`,
);

/** $1 rider. */
export const END_SHIFT: Statement = {
  name: 'rider_end_shift',
  text: `DELETE FROM rider_shifts WHERE staff_id = $1 RETURNING restaurant_id AS "restaurantId"`,
};

/** A shift has begun or ended: the kitchen's list of riders is another one. */
export const TELL_SHIFT = named<Traced & { restaurantId: number; riderId: number; isOn: boolean }>(
  'rider_tell_shift',
  `INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
   SELECT :restaurantId::int, 'shift', :riderId::int, ${nextVersion(':restaurantId', 'shift', ':riderId')},
     jsonb_build_object('restaurantId', :restaurantId, 'riderId', :riderId, 'isOn', :isOn::boolean, 'at', ${iso('now()')}),
     :requestId, :traceparent
   ON CONFLICT DO NOTHING RETURNING id, payload`,
);

/** Who is on shift without a living session, and who has orders without a shift. */
export const LIST_ABSENT: Statement = {
  name: 'rider_list_absent',
  text: `
  SELECT h.staff_id AS "riderId", h.restaurant_id AS "restaurantId" FROM rider_shifts h
   WHERE NOT EXISTS (SELECT FROM sessions s WHERE s.staff_id = h.staff_id AND s.expires_at > now())
  UNION
  SELECT o.rider_id, o.restaurant_id FROM orders o
   WHERE o.status IN ('preparing', 'delivering') AND o.rider_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM rider_shifts h WHERE h.staff_id = o.rider_id)`,
};

/** $1 rider. */
export const FIND_SHIFT: Statement = {
  name: 'rider_find_shift',
  text: `
  SELECT s.id AS "riderId", h.since, r.id, r.name, r.phone, r.address, r.city, r.latitude, r.longitude
    FROM restaurant_staff s JOIN restaurants r ON r.id = s.restaurant_id LEFT JOIN rider_shifts h ON h.staff_id = s.id
   WHERE s.id = $1`,
};

/** $1 restaurant. */
export const LIST_ON_SHIFT: Statement = {
  name: 'rider_list_on_shift',
  text: `SELECT s.id, s.name, h.since FROM rider_shifts h JOIN restaurant_staff s ON s.id = h.staff_id
   WHERE h.restaurant_id = $1 ORDER BY lower(s.name), s.id`,
};

/** The first time counts, until somebody opened or the order goes another way. */
export const SAY_NOBODY_THERE = named<Traced & { orderId: number; restaurantId: number; staffId: number }>(
  'rider_say_nobody_there',
  `
  WITH cur AS (
    SELECT id, restaurant_id, status, rider_id, nobody_there_at FROM orders
     WHERE id = :orderId AND restaurant_id = :restaurantId AND rider_id = :staffId FOR UPDATE
  ), said AS (
    UPDATE orders o SET nobody_there_at = now() FROM cur
     WHERE o.id = cur.id AND cur.status = 'delivering' AND cur.nobody_there_at IS NULL
    RETURNING o.id, o.restaurant_id, o.rider_id, o.nobody_there_at
  ), event AS (
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
    SELECT restaurant_id, 'nobody_there', id, ${nextVersion('said.restaurant_id', 'nobody_there', 'said.id')},
      jsonb_build_object('restaurantId', restaurant_id, 'orderId', id, 'riderId', rider_id,
        'until', ${iso(`nobody_there_at + interval '${String(NOBODY_THERE_MINUTES)} minutes'`)}, 'at', ${iso('nobody_there_at')}),
      :requestId, :traceparent FROM said
    RETURNING id, object_id, payload
  )
  SELECT cur.status, coalesce(said.nobody_there_at, cur.nobody_there_at) AS "nobodyThereAt", event.id AS "eventId", event.payload
    FROM cur LEFT JOIN said ON said.id = cur.id LEFT JOIN event ON event.object_id = cur.id`,
);

/** Tells the kitchen that a code was wrong. Of two at once one is told. */
export const TELL_WRONG_CODE = named<
  Traced & { orderId: number; restaurantId: number; riderId: number; remainingTries: number }
>(
  'rider_tell_wrong_code',
  `INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, request_id, traceparent)
   SELECT :restaurantId::int, 'handover_refused', :orderId::int, ${nextVersion(':restaurantId', 'handover_refused', ':orderId')},
     jsonb_build_object('restaurantId', :restaurantId, 'orderId', :orderId, 'riderId', :riderId::int,
       'remainingTries', :remainingTries::int, 'at', ${iso('now()')}),
     :requestId, :traceparent
   ON CONFLICT DO NOTHING RETURNING id, payload`,
);
