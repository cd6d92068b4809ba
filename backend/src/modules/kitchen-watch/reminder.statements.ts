/** By the database's clock, which also stamps the event and what it says. */
import { REMINDER_PAUSE_SECONDS } from '../../contracts/restaurants/watch.ts';
import type { Statement } from '../../database/connection/database.ts';
import { iso } from '../notices/raising.ts';

/** For how many seconds the restaurant need not be reminded of the order again. $1 restaurant, $2 order. */
export const FIND_WAIT: Statement = {
  name: 'reminder_find_wait',
  text: `
  SELECT ceil(extract(epoch FROM max(at) + interval '${REMINDER_PAUSE_SECONDS} seconds' - clock_timestamp()))::int AS seconds
    FROM restaurant_event WHERE restaurant_id = $1 AND kind = 'reminder' AND object_id = $2`,
};

/** $1 order, $2 and $3 the request's id and trace or null. */
export const ADD: Statement = {
  name: 'reminder_add',
  text: `
  INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, at, request_id, traceparent)
  SELECT o.restaurant_id, 'reminder', o.id, last.version + 1, json_build_object('restaurantId', o.restaurant_id, 'orderId', o.id,
           'step', 'reminder', 'acceptDeadline', ${iso('o.accept_deadline_at')}, 'at', ${iso('clock.at')}), clock.at, $2, $3
    FROM orders o, (SELECT clock_timestamp() AS at) clock,
         LATERAL (SELECT coalesce(max(e.version), 0) AS version FROM restaurant_event e
                   WHERE e.restaurant_id = o.restaurant_id AND e.kind = 'reminder' AND e.object_id = o.id) last
   WHERE o.id = $1
  RETURNING id, payload`,
};
