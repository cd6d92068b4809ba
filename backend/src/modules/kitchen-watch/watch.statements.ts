/**
 * What the watch over kitchens asks and notes, each in one statement that looks and writes at once. It can be repeated: what
 * was done is not done again.
 */
import {
  DEVICE_SILENCE_SECONDS,
  FIRST_WARNING_SECONDS,
  LAPSES_UNTIL_PAUSE,
  type WarningStep,
} from '../../contracts/restaurants/watch.ts';
import { answersFrom } from '../../database/sql/answers-from.ts';
import type { Statement } from '../../database/connection/database.ts';
import { UNTIL_RESUMED } from '../../contracts/restaurants/capacity.ts';
import { IS_DEVICE_MISSED, iso, raising } from '../notices/raising.ts';

/** Nobody is woken for an order for later before its kitchen begins with it. $2 seconds in which orders are to be answered. */
const ANSWERS_FROM = answersFrom('o', '$2');

const IS_HALF_OVER = `${ANSWERS_FROM} + (o.accept_deadline_at - ${ANSWERS_FROM}) / 2 <= now()`;

const WARNINGS: Readonly<Record<WarningStep, { kind: 'warning' | 'warning_half'; isDue: string }>> = {
  first: {
    kind: 'warning',
    isDue: `o.seen_at IS NULL AND ${ANSWERS_FROM} <= now() - interval '${FIRST_WARNING_SECONDS} seconds'`,
  },
  half: { kind: 'warning_half', isDue: IS_HALF_OVER },
};

/**
 * The orders for which the step is due and that were not warned about yet: the event's own uniqueness makes it once.
 * $1 orders, or $1 how many at most; $2 seconds in which orders are to be answered.
 */
function warning(step: WarningStep, which: 'of_orders' | 'sweep'): Statement {
  const { kind, isDue } = WARNINGS[step];
  return {
    name: `watch_${kind}_${which}`,
    text: `
    INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, at)
    SELECT o.restaurant_id, '${kind}', o.id, 1, json_build_object('restaurantId', o.restaurant_id, 'orderId', o.id,
             'step', '${step}', 'acceptDeadline', ${iso('o.accept_deadline_at')}, 'at', ${iso('now()')}), now()
      FROM orders o
     WHERE o.status = 'pending' AND o.accept_deadline_at > now() AND ${isDue}
       AND ${which === 'of_orders' ? 'o.id = ANY($1::int[])' : 'true'}
       AND NOT EXISTS (SELECT FROM restaurant_event e
                        WHERE e.restaurant_id = o.restaurant_id AND e.kind = '${kind}' AND e.version = 1 AND e.object_id = o.id)
     ${which === 'of_orders' ? '' : 'ORDER BY o.accept_deadline_at LIMIT $1'}
    ON CONFLICT DO NOTHING
    RETURNING id, kind, payload`,
  };
}

export const WARN_OF: Readonly<Record<WarningStep, Statement>> = {
  first: warning('first', 'of_orders'),
  half: warning('half', 'of_orders'),
};
export const WARN_DUE: Readonly<Record<WarningStep, Statement>> = {
  first: warning('first', 'sweep'),
  half: warning('half', 'sweep'),
};

/** $1 how many at most, $2 seconds in which orders are to be answered. */
export const RAISE_UNANSWERED = raising(
  'watch_raise_unanswered',
  `SELECT 'order_unanswered'::notice_kind, o.restaurant_id, o.id FROM orders o
    WHERE o.status = 'pending' AND ${IS_HALF_OVER}
      AND NOT EXISTS (SELECT FROM admin_notices n WHERE n.order_id = o.id AND n.kind = 'order_unanswered')
    ORDER BY o.accept_deadline_at LIMIT $1`,
);

/** Restaurants that may have let orders lapse in a row, of the last hour: the sweeper comes by every few seconds. */
export const LIST_SUSPECTS: Statement = {
  name: 'watch_list_suspects',
  text: `
  SELECT o.restaurant_id AS id FROM orders o JOIN restaurants r ON r.id = o.restaurant_id
   WHERE o.reason = 'no_response' AND o.accept_deadline_at > now() - interval '1 hour' AND r.pause_reason IS NULL
     AND (r.lapses_forgiven_at IS NULL OR o.updated_at > r.lapses_forgiven_at)
   GROUP BY o.restaurant_id`,
};

/** Answers of long ago need not be looked for among all orders that there ever were. */
const RECENT_ORDERS = 500;

/** A pause needs two lapses in a row, so that this is far more than it takes. */
const RECENT_LAPSES = 20;

/**
 * Pauses the restaurant when the last orders lapsed in a row. In a row: it has neither accepted nor rejected any order
 * since the first of them lapsed. An order of an account, or of a guest who has confirmed it by e-mail, counts in full. One of
 * an unknown guest counts half, and those with the same e-mail or phone once: nobody can pause a kitchen with two inventions.
 * $1 restaurant.
 */
export const PAUSE_WHEN_LAPSED: Statement = {
  name: 'watch_pause_when_lapsed',
  text: `
  WITH recent AS (
    SELECT o.id, e.at, o.accept_deadline_at, lower(o.customer_email) AS email, o.customer_phone AS phone,
           o.user_id IS NOT NULL OR EXISTS (SELECT FROM unconfirmed_orders u WHERE u.order_id = o.id) AS is_known
      FROM restaurants r
      JOIN orders o ON o.restaurant_id = r.id AND o.reason = 'no_response'
      JOIN order_event e ON e.order_id = o.id AND e.status = 'cancelled' AND e.previous_status = 'pending' AND e.actor = 'system'
     WHERE r.id = $1 AND (r.lapses_forgiven_at IS NULL OR e.at > r.lapses_forgiven_at)
     ORDER BY o.accept_deadline_at DESC, o.id DESC LIMIT ${RECENT_LAPSES}
  ), weighed AS (
    SELECT a.*, CASE WHEN a.is_known THEN 2
                     WHEN EXISTS (SELECT FROM recent b WHERE NOT b.is_known AND (b.email = a.email OR b.phone = a.phone)
                                     AND (b.accept_deadline_at, b.id) > (a.accept_deadline_at, a.id)) THEN 0
                     ELSE 1 END AS halves
      FROM recent a
  ), summed AS (
    SELECT at, halves, sum(halves) OVER (ORDER BY accept_deadline_at DESC, id DESC) AS total FROM weighed
  ), lapsed AS (
    SELECT at, total FROM summed WHERE total - halves < ${2 * LAPSES_UNTIL_PAUSE} AND halves > 0
  ), answered AS (
    SELECT e.at FROM (SELECT id FROM orders WHERE restaurant_id = $1 ORDER BY id DESC LIMIT ${RECENT_ORDERS}) o
      JOIN order_event e ON e.order_id = o.id
     WHERE e.previous_status = 'pending' AND e.status <> 'pending' AND e.actor = 'restaurant'
       AND e.at > (SELECT min(at) FROM lapsed)
     LIMIT 1
  )
  UPDATE restaurants SET paused_until = '${UNTIL_RESUMED}', pause_reason = 'unanswered'
   WHERE id = $1 AND pause_reason IS NULL AND (SELECT max(total) FROM lapsed) >= ${2 * LAPSES_UNTIL_PAUSE}
     AND NOT EXISTS (SELECT FROM answered)
  RETURNING id`,
};

/** $1 restaurant. */
export const RAISE_PAUSED = raising(
  'watch_raise_paused',
  `SELECT 'restaurant_paused'::notice_kind, $1::int, NULL::int`,
);

/** A device shows the orders of each of these restaurants at this moment. $1 restaurants. */
export const NOTE_DEVICES: Statement = {
  name: 'watch_note_devices',
  text: `
  INSERT INTO kitchen_presence (restaurant_id, device_at)
  SELECT r.id, clock_timestamp() FROM restaurants r WHERE r.id = ANY($1::int[]) ORDER BY r.id
  ON CONFLICT (restaurant_id) DO UPDATE SET device_at = excluded.device_at`,
};

/** An instance serves sockets. $1 whether it has just begun, $2 after how many seconds without a sign nobody did. */
export const BEAT: Statement = {
  name: 'watch_beat',
  text: `
  INSERT INTO serving_period AS s (id, since, beat_at) VALUES (1, now(), now())
  ON CONFLICT (id) DO UPDATE SET beat_at = now(),
    since = CASE WHEN $1 OR s.beat_at < now() - make_interval(secs => $2) THEN now() ELSE s.since END`,
};

const SILENCE = `interval '${DEVICE_SILENCE_SECONDS} seconds'`;

/**
 * Open restaurants whose orders no device shows, though one did lately or orders wait. The time counts from the last device, from the opening, and from
 * when devices could connect. Their opening hours are read last, behind `OFFSET 0`: those of a whole city every few seconds would be most of the work.
 * $1 after how many seconds without a sign nobody serves them, $2 how many at most.
 */
export const RAISE_NO_DEVICE = raising(
  'watch_raise_no_device',
  `SELECT 'no_device'::notice_kind, (m.r).id, NULL::int FROM (
     SELECT r FROM restaurants r
       JOIN serving_period s ON s.since <= now() - ${SILENCE} AND s.beat_at >= now() - make_interval(secs => $1)
       LEFT JOIN kitchen_presence p ON p.restaurant_id = r.id
       LEFT JOIN restaurant_event e ON e.restaurant_id = r.id AND e.kind = 'open_state' AND e.version = r.open_version
      WHERE r.is_active AND r.announced_open
        AND (p.device_at IS NULL OR p.device_at <= now() - ${SILENCE})
        AND (e.at IS NULL OR e.at <= now() - ${SILENCE})
        AND NOT EXISTS (SELECT FROM admin_notices n
                         WHERE n.restaurant_id = r.id AND n.kind = 'no_device' AND n.order_id IS NULL AND n.resolved_at IS NULL)
        AND ${IS_DEVICE_MISSED}
     OFFSET 0
   ) m WHERE restaurant_is_open(m.r, now()) LIMIT $2`,
);
