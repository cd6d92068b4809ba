import { Injectable } from '@nestjs/common';
import { QUARTER_MINUTES } from '../../contracts/restaurants/capacity.ts';
import { type InJson, select, selectAhead, selectJson } from '../../database/sql/columns.ts';
import {
  Database,
  type Queryable,
  type Statement,
  type Transaction,
  first,
} from '../../database/connection/database.ts';
import { opensAt } from '../../database/shared/opens-at.ts';
import { takeTurn } from '../../database/sql/take-turn.ts';
import { updateWith } from '../../database/sql/update-with.ts';
import { RestaurantIntervention } from '../../entities/operations/restaurant-intervention.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

const AHEAD = ['pausedUntil', 'busyUntil', 'quarterCapUntil', 'fullUntil'] as const;
const AS_THEY_ARE = ['pauseReason', 'openVersion'] as const;
const INTERVENTION = ['kind', 'reason', 'at'] as const;

/** A measure that is over is null. */
export interface CapacityRow extends Pick<
  Restaurant,
  (typeof AHEAD)[number] | (typeof AS_THEY_ARE)[number] | 'busyMinutes' | 'quarterCap'
> {
  ordersThisQuarter: number;
  isOpen: boolean;
  opensAt: Date | null;
  /** By the restaurant's own switch. */
  isSwitchedOn: boolean;
  intervention: InJson<Pick<RestaurantIntervention, (typeof INTERVENTION)[number]> & { by: string | null }> | null;
}

/** How a quarter of an hour stands to one more order. */
interface RoomRow {
  /** Whether the wanted quarter takes another order. */
  hasRoom: boolean;
  /** Whether that order is the last one that it takes. */
  isLast: boolean;
  isCurrent: boolean;
  quarterEnds: Date;
  /** What may be wanted instead, or when to order again; null when that is not within a day. */
  nextPossible: Date | null;
}

const QUARTER = `interval '${QUARTER_MINUTES} minutes'`;
/** Berlin is whole quarters of an hour away from UTC, so its quarters are those of any clock. */
const quarterOf = (moment: string) => `date_bin(${QUARTER}, ${moment}, timestamptz '2000-01-01 00:00:00+00')`;

const THIS_QUARTER = quarterOf('now()');

/** When the kitchen begins with the orders of a row of restaurants: at once, or its usual time before the meal is wanted. */
const begunIn = (row: string) => `
  SELECT ${quarterOf('o.created_at')} AS quarter FROM orders o
   WHERE o.restaurant_id = ${row}.id AND o.scheduled_for IS NULL AND o.status <> 'cancelled'
     AND o.created_at >= ${THIS_QUARTER}
  UNION ALL
  SELECT ${quarterOf(`o.scheduled_for - make_interval(mins => o.lead_minutes)`)} FROM orders o
   WHERE o.restaurant_id = ${row}.id AND o.scheduled_for >= ${THIS_QUARTER} AND o.status <> 'cancelled'`;
const ordersThisQuarter = (row: string) =>
  `(SELECT count(*)::int FROM (${begunIn(row)}) b WHERE b.quarter = ${THIS_QUARTER})`;

/** SQL, since it counts orders by their quarters and asks functions of the database. */
const FIND: Statement = {
  name: 'capacity_find',
  text: `
    SELECT ${select(Restaurant, 'r', AS_THEY_ARE)}, ${selectAhead(Restaurant, 'r', AHEAD)},
      restaurant_busy_minutes(r, now()) AS "busyMinutes",
      CASE WHEN r.quarter_cap_until > now() THEN r.quarter_cap END AS "quarterCap",
      ${ordersThisQuarter('r')} AS "ordersThisQuarter",
      restaurant_is_open(r, now()) AS "isOpen", ${opensAt('r')} AS "opensAt", r.is_open AS "isSwitchedOn",
      (SELECT ${selectJson(RestaurantIntervention, 'i', INTERVENTION, { by: 'a.name' })}
        FROM restaurant_interventions i LEFT JOIN admin_users a ON a.id = i.admin_id
        WHERE i.restaurant_id = r.id) AS intervention
    FROM restaurants r WHERE r.id = $1`,
};
/** $2 when the meal is wanted, or null for as soon as possible, $3 how long before the kitchen begins with it. SQL likewise, for a whole day's quarters. */
const FIND_ROOM: Statement = {
  name: 'capacity_find_room',
  text: `
    WITH r AS (SELECT * FROM restaurants WHERE id = $1),
    wanted AS (
      SELECT greatest(${quarterOf('coalesce($2::timestamptz - make_interval(mins => $3::int), now())')},
        ${THIS_QUARTER}) AS quarter FROM r
    ), taken AS (SELECT b.quarter, count(*) AS orders FROM r, LATERAL (${begunIn('r')}) b GROUP BY b.quarter),
    quarters AS (
      SELECT q.quarter, coalesce(t.orders, 0) AS orders,
        CASE WHEN $2::timestamptz IS NULL THEN q.quarter
          ELSE q.quarter + make_interval(mins => $3) END AS possible,
        r.quarter_cap IS NULL OR r.quarter_cap_until <= q.quarter OR coalesce(t.orders, 0) < r.quarter_cap AS has_room
      FROM r, wanted w, generate_series(w.quarter, w.quarter + interval '1 day', ${QUARTER}) AS q(quarter)
        LEFT JOIN taken t ON t.quarter = q.quarter
    )
    SELECT q.has_room AS "hasRoom", q.orders + 1 >= r.quarter_cap AS "isLast", q.quarter = ${THIS_QUARTER} AS "isCurrent",
      q.quarter + ${QUARTER} AS "quarterEnds",
      (SELECT min(n.possible) FROM quarters n, restaurants whole
        WHERE n.has_room AND whole.id = $1 AND restaurant_is_open(whole, n.possible)) AS "nextPossible"
    FROM r, wanted w JOIN quarters q ON q.quarter = w.quarter`,
};

const inMinutes = (parameter: string) => () => `now() + make_interval(mins => :${parameter})`;
const TOMORROW = `((now() AT TIME ZONE 'Europe/Berlin')::date + 1)`;
/** Whoever pauses or resumes is there: a pause for unanswered orders is over, and those orders are forgiven. */
const BY_HAND = {
  lapsesForgivenAt: () => 'CASE WHEN pause_reason IS NULL THEN lapses_forgiven_at ELSE now() END',
  pauseReason: null,
};

/** What decides in which quarter of an hour a kitchen begins with an order. */
export type WantedOrder = Pick<Order, 'restaurantId' | 'scheduledFor' | 'leadMinutes'>;

@Injectable()
export class CapacityRepository {
  constructor(private readonly database: Database) {}

  async find(restaurantId: number, db: Queryable = this.database): Promise<CapacityRow | null> {
    return first(db.run<CapacityRow>(FIND, [restaurantId]));
  }

  async pause({ manager }: Transaction, id: number, minutes: number): Promise<void> {
    await updateWith(manager, Restaurant, { id }, { pausedUntil: inMinutes('minutes'), ...BY_HAND }, { minutes });
  }

  /** Until the first opening of a later day, or its midnight when three weeks have none. */
  async pauseUntilTomorrow({ manager }: Transaction, id: number): Promise<void> {
    const opens = `SELECT min(s.opens) FROM restaurant_spans(restaurants.id, ${TOMORROW}, 22) s`;
    const pausedUntil = () => `coalesce((${opens}), ${TOMORROW}::timestamp AT TIME ZONE 'Europe/Berlin')`;
    await manager.update(Restaurant, { id }, { pausedUntil, ...BY_HAND });
  }

  async resume({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(Restaurant, { id }, { pausedUntil: null, ...BY_HAND });
  }

  async setBusy({ manager }: Transaction, id: number, busyMinutes: number, forMinutes: number): Promise<void> {
    const busyUntil = inMinutes('forMinutes');
    await updateWith(manager, Restaurant, { id }, { busyMinutes, busyUntil }, { forMinutes });
  }

  async endBusy({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(Restaurant, { id }, { busyMinutes: 0, busyUntil: null });
  }

  async setCap({ manager }: Transaction, id: number, quarterCap: number, forMinutes: number): Promise<void> {
    const fullUntil = () =>
      `CASE WHEN ${ordersThisQuarter('restaurants')} >= :cap::int THEN ${THIS_QUARTER} + ${QUARTER} END`;
    const cap = { quarterCap, quarterCapUntil: inMinutes('forMinutes'), fullUntil };
    await updateWith(manager, Restaurant, { id }, cap, { cap: quarterCap, forMinutes });
  }

  async endCap({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(Restaurant, { id }, { quarterCap: null, quarterCapUntil: null, fullUntil: null });
  }

  async setFull({ manager }: Transaction, id: number, fullUntil: Date): Promise<void> {
    await manager.update(Restaurant, { id }, { fullUntil });
  }

  /** Those who order at a restaurant with a cap take turns, so that no two take the last place. */
  async takeTurn(tx: Transaction, restaurantId: number): Promise<void> {
    await takeTurn(tx, `quarter:${String(restaurantId)}`);
  }

  async findRoom(tx: Transaction, { restaurantId, scheduledFor, leadMinutes }: WantedOrder): Promise<RoomRow | null> {
    return first(tx.run<RoomRow>(FIND_ROOM, [restaurantId, scheduledFor, leadMinutes]));
  }
}
