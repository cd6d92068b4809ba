import { Injectable } from '@nestjs/common';
import { type PauseReason, QUARTER_MINUTES } from '../../contracts/restaurants/capacity.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';

export interface CapacityRow {
  paused_until: Date | null;
  pause_reason: PauseReason | null;
  busy_minutes: number;
  busy_until: Date | null;
  quarter_cap: number | null;
  quarter_cap_until: Date | null;
  orders_this_quarter: number;
  full_until: Date | null;
  open_version: number;
}

/** How a quarter of an hour stands to one more order. */
interface RoomRow {
  /** Whether the wanted quarter takes another order. */
  has_room: boolean;
  /** Whether that order is the last one that it takes. */
  is_last: boolean;
  is_current: boolean;
  quarter_ends: Date;
  /** What may be wanted instead, or when to order again; null when that is not within a day. */
  next_possible: Date | null;
}

const QUARTER = `interval '${QUARTER_MINUTES} minutes'`;
/** Berlin is whole quarters of an hour away from UTC, so its quarters are those of any clock. */
const quarterOf = (moment: string) => `date_bin(${QUARTER}, ${moment}, timestamptz '2000-01-01 00:00:00+00')`;

/** When the kitchen begins with an order: at once, or its usual time before the meal is wanted. */
const BEGUN = `
  SELECT ${quarterOf('o.created_at')} AS quarter FROM orders o
   WHERE o.restaurant_id = r.id AND o.scheduled_for IS NULL AND o.status <> 'cancelled'
     AND o.created_at >= ${quarterOf('now()')}
  UNION ALL
  SELECT ${quarterOf('o.scheduled_for - make_interval(mins => r.delivery_min_minutes)')} FROM orders o
   WHERE o.restaurant_id = r.id AND o.scheduled_for >= ${quarterOf('now()')} AND o.status <> 'cancelled'`;

const FIND: Statement = {
  name: 'capacity_find',
  text: `
    SELECT CASE WHEN r.paused_until > now() THEN r.paused_until END AS paused_until,
      r.pause_reason,
      restaurant_busy_minutes(r, now()) AS busy_minutes,
      CASE WHEN r.busy_until > now() THEN r.busy_until END AS busy_until,
      CASE WHEN r.quarter_cap_until > now() THEN r.quarter_cap END AS quarter_cap,
      CASE WHEN r.quarter_cap_until > now() THEN r.quarter_cap_until END AS quarter_cap_until,
      CASE WHEN r.full_until > now() THEN r.full_until END AS full_until,
      (SELECT count(*)::int FROM (${BEGUN}) b WHERE b.quarter = ${quarterOf('now()')}) AS orders_this_quarter,
      r.open_version
    FROM restaurants r WHERE r.id = $1`,
};
/** Whoever pauses or resumes is there: a pause for unanswered orders is over, and those orders are forgiven. */
const BY_HAND = `lapses_forgiven_at = CASE WHEN pause_reason IS NULL THEN lapses_forgiven_at ELSE now() END,
  pause_reason = NULL`;
const PAUSE: Statement = {
  name: 'capacity_pause',
  text: `UPDATE restaurants SET paused_until = now() + make_interval(mins => $2), ${BY_HAND} WHERE id = $1`,
};
const PAUSE_UNTIL_TOMORROW: Statement = {
  name: 'capacity_pause_until_tomorrow',
  text: `
    UPDATE restaurants r SET paused_until = coalesce(
      (SELECT min(s.opens) FROM restaurant_spans(r.id, t.tomorrow, 22) s), t.tomorrow::timestamp AT TIME ZONE 'Europe/Berlin'), ${BY_HAND}
    FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date + 1 AS tomorrow) t WHERE r.id = $1`,
};
const RESUME: Statement = {
  name: 'capacity_resume',
  text: `UPDATE restaurants SET paused_until = NULL, ${BY_HAND} WHERE id = $1`,
};
/** $2 minutes, $3 how long. */
const SET_BUSY: Statement = {
  name: 'capacity_set_busy',
  text: `UPDATE restaurants SET busy_minutes = $2, busy_until = now() + make_interval(mins => $3) WHERE id = $1`,
};
const END_BUSY: Statement = {
  name: 'capacity_end_busy',
  text: 'UPDATE restaurants SET busy_minutes = 0, busy_until = NULL WHERE id = $1',
};
/** $2 orders, $3 how long. */
const SET_CAP: Statement = {
  name: 'capacity_set_cap',
  text: `
    UPDATE restaurants r SET quarter_cap = $2::int, quarter_cap_until = now() + make_interval(mins => $3),
      full_until = CASE WHEN (SELECT count(*) FROM (${BEGUN}) b WHERE b.quarter = ${quarterOf('now()')}) >= $2::int
        THEN ${quarterOf('now()')} + ${QUARTER} END
    WHERE id = $1`,
};
const END_CAP: Statement = {
  name: 'capacity_end_cap',
  text: 'UPDATE restaurants SET quarter_cap = NULL, quarter_cap_until = NULL, full_until = NULL WHERE id = $1',
};
const SET_FULL: Statement = {
  name: 'capacity_set_full',
  text: 'UPDATE restaurants SET full_until = $2 WHERE id = $1',
};
/** Those who order at a restaurant with a cap take turns, so that no two take the last place. */
const TAKE_TURN: Statement = {
  name: 'capacity_take_turn',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('quarter:' || $1::int, 0))`,
};
/** $2 when the meal is wanted, or null for as soon as possible. */
const FIND_ROOM: Statement = {
  name: 'capacity_find_room',
  text: `
    WITH r AS (SELECT * FROM restaurants WHERE id = $1),
    wanted AS (
      SELECT greatest(${quarterOf('coalesce($2::timestamptz - make_interval(mins => r.delivery_min_minutes), now())')},
        ${quarterOf('now()')}) AS quarter FROM r
    ), taken AS (SELECT b.quarter, count(*) AS orders FROM r, LATERAL (${BEGUN}) b GROUP BY b.quarter),
    quarters AS (
      SELECT q.quarter, coalesce(t.orders, 0) AS orders,
        CASE WHEN $2::timestamptz IS NULL THEN q.quarter
          ELSE q.quarter + make_interval(mins => r.delivery_min_minutes) END AS possible,
        r.quarter_cap IS NULL OR r.quarter_cap_until <= q.quarter OR coalesce(t.orders, 0) < r.quarter_cap AS has_room
      FROM r, wanted w, generate_series(w.quarter, w.quarter + interval '1 day', ${QUARTER}) AS q(quarter)
        LEFT JOIN taken t ON t.quarter = q.quarter
    )
    SELECT q.has_room, q.orders + 1 >= r.quarter_cap AS is_last, q.quarter = ${quarterOf('now()')} AS is_current,
      q.quarter + ${QUARTER} AS quarter_ends,
      (SELECT min(n.possible) FROM quarters n, restaurants whole
        WHERE n.has_room AND whole.id = $1 AND restaurant_is_open(whole, n.possible)) AS next_possible
    FROM r, wanted w JOIN quarters q ON q.quarter = w.quarter`,
};

@Injectable()
export class CapacityRepository {
  constructor(private readonly database: Database) {}

  async find(restaurantId: number, db: Queryable = this.database): Promise<CapacityRow | null> {
    const [row] = await db.run<CapacityRow>(FIND, [restaurantId]);
    return row ?? null;
  }

  async pause(tx: Queryable, restaurantId: number, minutes: number): Promise<void> {
    await tx.run(PAUSE, [restaurantId, minutes]);
  }

  /** Until the first opening of a later day, or its midnight when three weeks have none. */
  async pauseUntilTomorrow(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(PAUSE_UNTIL_TOMORROW, [restaurantId]);
  }

  async resume(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(RESUME, [restaurantId]);
  }

  async setBusy(tx: Queryable, restaurantId: number, minutes: number, forMinutes: number): Promise<void> {
    await tx.run(SET_BUSY, [restaurantId, minutes, forMinutes]);
  }

  async endBusy(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(END_BUSY, [restaurantId]);
  }

  async setCap(tx: Queryable, restaurantId: number, orders: number, forMinutes: number): Promise<void> {
    await tx.run(SET_CAP, [restaurantId, orders, forMinutes]);
  }

  async endCap(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(END_CAP, [restaurantId]);
  }

  async setFull(tx: Queryable, restaurantId: number, until: Date): Promise<void> {
    await tx.run(SET_FULL, [restaurantId, until]);
  }

  /** Waits until nobody else orders there; the turn lasts as long as the transaction. */
  async takeTurn(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(TAKE_TURN, [restaurantId]);
  }

  async findRoom(tx: Queryable, restaurantId: number, scheduledFor: Date | null): Promise<RoomRow | null> {
    const [row] = await tx.run<RoomRow>(FIND_ROOM, [restaurantId, scheduledFor]);
    return row ?? null;
  }
}
