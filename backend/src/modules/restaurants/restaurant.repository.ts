import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';
import {
  CARD,
  type Corrections,
  FIND_SIMILAR,
  LIST_CARDS,
  listStatement,
  type RestaurantFilter,
} from './restaurant-list.statements.ts';
import type {
  RestaurantCardRow,
  RestaurantDetailRow,
  RestaurantInfoRow,
  RestaurantStatsRow,
} from './restaurant.rows.ts';

export type { DishFilter, RestaurantFilter } from './restaurant-list.statements.ts';

/** A word that was typed. */
export interface TermRow {
  term: string;
  /** Whether a restaurant of the city has it. */
  is_known: boolean;
  /** Words like it, the most similar first. */
  candidates: string[];
}

const FIND_DETAIL: Statement = {
  name: 'restaurant_detail',
  text: `
    SELECT ${CARD}, r.address, r.phone, r.menu_version, r.legal_name, r.vat_id, restaurant_is_open(r, now()) AS open,
      ARRAY(SELECT jsonb_build_object('opens', h.opens_minute, 'closes', h.closes_minute) FROM opening_hours h
        WHERE h.restaurant_id = r.id AND h.weekday = extract(isodow FROM now() AT TIME ZONE 'Europe/Berlin')
        ORDER BY h.opens_minute) AS hours
    FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};
const FIND_INFO: Statement = {
  name: 'restaurant_info',
  text: `SELECT id, name, description, address, delivery_fee_cents, delivery_min_minutes, delivery_max_minutes, is_open,
           open_version FROM restaurants WHERE id = $1`,
};
const FIND_STATS: Statement = {
  name: 'restaurant_stats',
  text: `
    SELECT r.rating, r.review_count,
      (SELECT count(*)::int FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = r.id) AS menu_items,
      o.today_orders, o.today_revenue_cents, o.total_revenue_cents
    FROM restaurants r, LATERAL (
      SELECT count(*) FILTER (WHERE is_today)::int AS today_orders,
        coalesce(sum(total_cents) FILTER (WHERE is_today AND status <> 'cancelled'), 0)::float8 AS today_revenue_cents,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS total_revenue_cents
      FROM (SELECT status, total_cents, created_at >= date_trunc('day', now(), 'Europe/Berlin') AS is_today
            FROM orders WHERE restaurant_id = r.id) mine
    ) o WHERE r.id = $1`,
};
/** Rows are written in order, so that two who count at once cannot lock each other out. */
const COUNT_ORDERS: Statement = {
  name: 'restaurant_count_orders',
  text: `
    WITH counted AS MATERIALIZED (
      SELECT restaurant_id, count(*)::int AS order_count FROM orders
      WHERE created_at > now() - interval '30 days' AND status <> 'cancelled' GROUP BY restaurant_id
    ), gone AS (
      DELETE FROM restaurant_popularity p WHERE NOT EXISTS (SELECT FROM counted c WHERE c.restaurant_id = p.restaurant_id)
    )
    INSERT INTO restaurant_popularity AS p SELECT restaurant_id, order_count FROM counted ORDER BY restaurant_id
    ON CONFLICT (restaurant_id) DO UPDATE SET order_count = excluded.order_count
    WHERE p.order_count <> excluded.order_count`,
};

@Injectable()
export class RestaurantRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A page of cards, and how many there are on all pages. */
  async list(
    filter: RestaurantFilter,
    corrections: Corrections = {},
  ): Promise<{ total: number; rows: RestaurantCardRow[] }> {
    const { statement, values } = listStatement(filter, corrections);
    const rows = await this.#database.run<RestaurantCardRow & { total: number }>(statement, values);
    const [first] = rows;
    return { total: first?.total ?? 0, rows: rows.filter((row: { id: number | null }) => row.id !== null) };
  }

  findTerms(search: string, city: City | null): Promise<TermRow[]> {
    return this.#database.run<TermRow>(FIND_SIMILAR, [search, city]);
  }

  /** In the order of the ids, without those that customers may not see. */
  listCards(ids: readonly number[]): Promise<RestaurantCardRow[]> {
    return this.#database.run<RestaurantCardRow>(LIST_CARDS, [ids]);
  }

  async findDetail(id: number): Promise<RestaurantDetailRow | null> {
    const [row] = await this.#database.run<RestaurantDetailRow>(FIND_DETAIL, [id]);
    return row ?? null;
  }

  async findInfo(id: number): Promise<RestaurantInfoRow | null> {
    const [row] = await this.#database.run<RestaurantInfoRow>(FIND_INFO, [id]);
    return row ?? null;
  }

  async findStats(id: number): Promise<RestaurantStatsRow | null> {
    const [row] = await this.#database.run<RestaurantStatsRow>(FIND_STATS, [id]);
    return row ?? null;
  }

  /** Of the last 30 days, cancelled ones left out: what popularity goes by. */
  async countOrders(): Promise<void> {
    await this.#database.run(COUNT_ORDERS, []);
  }
}
