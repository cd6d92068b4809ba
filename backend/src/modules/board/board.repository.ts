import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { answersFrom } from '../../database/sql/answers-from.ts';
import { type Prefixed, select, selectAhead } from '../../database/sql/columns.ts';
import { Database, type Statement } from '../../database/connection/database.ts';
import { BoardMark } from '../../entities/operations/board-mark.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { PosDelivery } from '../../entities/orders/pos-delivery.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

const RESTAURANT = ['id', 'name', 'phone'] as const;
const ORDER = [
  ...(['id', 'version', 'status', 'customerName', 'customerPhone', 'acceptDeadlineAt'] as const),
  ...(['remindedAt', 'reminderAnsweredAt'] as const),
] as const;
const DELIVERY = ['id', 'orderId', 'failure', 'tries'] as const;

interface StuckRow
  extends Prefixed<'restaurant', Pick<Restaurant, (typeof RESTAURANT)[number]>>, Pick<Restaurant, 'city'> {
  since: Date;
  /** How many of its kind there are in all. */
  total: number;
}

export interface StuckOrderRow extends StuckRow, Pick<Order, (typeof ORDER)[number]> {
  kind: 'order_pending' | 'order_late';
}

export interface StuckPosRow extends StuckRow, Pick<PosDelivery, (typeof DELIVERY)[number]> {}

export interface StuckRestaurantRow extends StuckRow {
  noticeId: number;
  openOrders: number;
}

const OF_RESTAURANT = `${select(Restaurant, 'r', RESTAURANT, 'restaurant')}, r.city`;

/**
 * Each list and how many there are in all, by one look: a window counts what the limit cuts off. $1 limit of each kind, $2
 * seconds in which orders are to be answered. An order that is late is not told of twice.
 */
const LIST_ORDERS: Statement = {
  name: 'board_orders',
  text: `
    SELECT s.*, ${OF_RESTAURANT} FROM (
      SELECT k.kind, k.since, ${select(Order, 'o', ORDER)},
        o.restaurant_id AS of_restaurant, count(*) OVER (PARTITION BY k.kind)::int AS total,
        row_number() OVER (PARTITION BY k.kind ORDER BY k.since, o.id) AS place
      FROM orders o, LATERAL (
        SELECT CASE WHEN o.estimated_to < now() THEN 'order_late' WHEN o.status = 'pending' THEN 'order_pending' END AS kind,
          CASE WHEN o.estimated_to < now() THEN o.estimated_to ELSE ${answersFrom('o', '$2')} END AS since
      ) k
      WHERE o.status IN ('pending', 'preparing', 'delivering') AND NOT (o.fulfilment = 'pickup' AND o.status = 'delivering')
        AND (o.estimated_to < now() OR o.status = 'pending' AND ${answersFrom('o', '$2')} < now() - interval '1 minute')
    ) s JOIN restaurants r ON r.id = s.of_restaurant WHERE s.place <= $1 ORDER BY s.since, s.id`,
};
const LIST_POS_FAILURES: Statement = {
  name: 'board_pos',
  text: `SELECT ${select(PosDelivery, 'd', DELIVERY)}, coalesce(d.last_tried_at, d.created_at) AS since,
      count(*) OVER ()::int AS total, ${OF_RESTAURANT}
    FROM till_deliveries d JOIN restaurants r ON r.id = d.restaurant_id
    WHERE d.state = 'given_up' ORDER BY since, d.id LIMIT $1`,
};

const LIST_RESTAURANTS: Statement = {
  name: 'board_restaurants',
  text: `SELECT n."noticeId", n.since, n.total, ${OF_RESTAURANT}, (
      SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id AND o.status IN ('pending', 'preparing', 'delivering')
    ) AS "openOrders"
    FROM (
      SELECT id AS "noticeId", at AS since, restaurant_id AS of_restaurant, count(*) OVER ()::int AS total FROM admin_notices
       WHERE kind = 'no_device' AND resolved_at IS NULL ORDER BY at, id LIMIT $1
    ) n JOIN restaurants r ON r.id = n.of_restaurant`,
};

export interface MarkRow extends Pick<BoardMark, 'entryKey' | 'notes' | 'snoozedUntil'> {
  claimedById: number | null;
  claimedBy: string | null;
  snoozedBy: string | null;
}

/** Beside the query builder, which cannot say of a time that it counts while it is ahead. */
const LIST_MARKS: Statement = {
  name: 'board_marks',
  text: `SELECT ${select(BoardMark, 'm', ['entryKey', 'notes'])}, ${selectAhead(BoardMark, 'm', ['snoozedUntil'])},
      c.id AS "claimedById", coalesce(c.name, c.email) AS "claimedBy", coalesce(s.name, s.email) AS "snoozedBy"
    FROM board_marks m LEFT JOIN admin_users c ON c.id = m.claimed_by LEFT JOIN admin_users s ON s.id = m.snoozed_by
    WHERE m.entry_key = ANY($1)`,
};

@Injectable()
export class BoardRepository {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  listOrders(limit: number): Promise<StuckOrderRow[]> {
    return this.database.run<StuckOrderRow>(LIST_ORDERS, [limit, this.environment.acceptDeadlineSeconds]);
  }

  listRestaurants(limit: number): Promise<StuckRestaurantRow[]> {
    return this.database.run<StuckRestaurantRow>(LIST_RESTAURANTS, [limit]);
  }

  listMarks(keys: readonly string[]): Promise<MarkRow[]> {
    return this.database.run<MarkRow>(LIST_MARKS, [keys]);
  }

  listPosFailures(limit: number): Promise<StuckPosRow[]> {
    return this.database.run<StuckPosRow>(LIST_POS_FAILURES, [limit]);
  }
}
