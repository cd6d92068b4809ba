import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { type City, DEFAULT_DELIVERY_FEE_CENTS } from '../../../contracts/constants.ts';
import { Database, type Queryable, type Statement } from '../../../database/database.ts';
import { pictureFetchWhere } from '../../../database/picture-fetch.ts';
import {
  CARD,
  type Corrections,
  FIND_SIMILAR,
  LIST_CARDS,
  listStatement,
  type RestaurantFilter,
} from './restaurant-list.statements.ts';
import { FIRST_DAY, LAST_DAY } from '../opening/opening-days.ts';
import type {
  RestaurantCardRow,
  RestaurantDetailRow,
  RestaurantInfoRow,
  RestaurantStatsRow,
} from './restaurant.rows.ts';
import { TRADER_COLUMNS } from '../opening/opening-needs.ts';
import { REVIEW_COLUMNS, type ReviewRow } from './review-standing.ts';

export type { DishFilter, RestaurantFilter } from './restaurant-list.statements.ts';

type InfoChange = Partial<
  Omit<
    RestaurantInfoRow,
    'id' | keyof ReviewRow | 'is_open' | 'open_version' | 'image_url' | 'picture_fetch' | 'info_version'
  >
>;

/** A word that was typed. */
interface TermRow {
  term: string;
  /** Whether a restaurant of the city has it. */
  is_known: boolean;
  /** Words like it, the most similar first. */
  candidates: string[];
}

const TODAY = `(now() AT TIME ZONE 'Europe/Berlin')::date`;
/** From yesterday on: two weeks' holidays and a week of ordinary hours. */
const SEARCHED_DAYS = 23;
/** The first moment from now, or from the pause's end, that lies within a span; a span may begin on the day before. */
const OPENS_AT = `
  CASE WHEN r.is_open AND (r.suspended_from IS NULL OR r.suspended_from > now()) THEN (
    SELECT min(greatest(s.opens, r.paused_until, now()))
    FROM restaurant_spans(r.id, ${TODAY} - 1, ${SEARCHED_DAYS}) AS s
    WHERE s.closes > greatest(r.paused_until, now())
  ) END`;
const FIND_DETAIL: Statement = {
  name: 'restaurant_detail',
  text: `
    SELECT ${CARD}, r.address, r.phone, r.menu_version, r.legal_name, r.vat_id,
      r.pos_api_url IS NOT NULL AND r.pos_api_key IS NOT NULL AS has_pos, restaurant_is_open(r, now()) AS open,
      ${OPENS_AT} AS opens_at,
      ${TODAY}::text AS today,
      ARRAY(SELECT jsonb_build_object('weekday', h.weekday, 'opens', h.opens_minute, 'closes', h.closes_minute)
        FROM opening_hours h WHERE h.restaurant_id = r.id ORDER BY h.weekday, h.opens_minute) AS hours,
      ARRAY(SELECT jsonb_build_object('date', s.date, 'opens', s.opens_minute, 'closes', s.closes_minute, 'label', s.label)
        FROM special_hours s
        WHERE s.restaurant_id = r.id AND s.date BETWEEN ${TODAY} + (${FIRST_DAY}) AND ${TODAY} + ${LAST_DAY}
        ORDER BY s.date, s.opens_minute) AS special
    FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};
const FIND_PICTURE: Statement = {
  name: 'restaurant_picture',
  text: 'SELECT image_url FROM restaurants WHERE id = $1 AND is_active',
};
const FIND_INFO: Statement = {
  name: 'restaurant_info',
  text: `SELECT id, name, description, address, delivery_fee_cents, delivery_min_minutes, delivery_max_minutes, is_open,
           open_version, city, email, image_url, category, minimum_order_cents, ${TRADER_COLUMNS}, info_version,
           ${pictureFetchWhere('p.restaurant_id = restaurants.id AND p.menu_item_id IS NULL')},
           ${REVIEW_COLUMNS} FROM restaurants WHERE id = $1`,
};
const LOCK_INFO: Statement = { name: 'restaurant_lock_info', text: `${FIND_INFO.text} FOR NO KEY UPDATE` };
const CHANGE_INFO: Statement = {
  name: 'restaurant_change_info',
  text: `
    UPDATE restaurants r SET name = c.name, description = c.description, address = c.address, phone = c.phone,
      category = c.category, delivery_fee_cents = c.delivery_fee_cents, minimum_order_cents = c.minimum_order_cents,
      delivery_min_minutes = c.delivery_min_minutes, delivery_max_minutes = c.delivery_max_minutes,
      legal_name = c.legal_name, vat_id = c.vat_id, trader_declared_at = c.trader_declared_at, city = c.city, email = c.email,
      info_version = r.info_version + CASE WHEN (c.*) IS DISTINCT FROM (old.*) THEN 1 ELSE 0 END
    FROM restaurants old, jsonb_populate_record(old, $2::jsonb) AS c
    WHERE old.id = $1 AND r.id = old.id`,
};
const FIND_STATS: Statement = {
  name: 'restaurant_stats',
  text: `
    SELECT r.rating, r.review_count,
      (SELECT count(*)::int FROM menu_items i JOIN menus m ON m.id = i.menu_id 
        WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft) AS menu_items,
      o.today_orders, o.today_revenue_cents, o.last_week_orders, o.last_week_revenue_cents, o.total_revenue_cents
    FROM restaurants r, LATERAL (
      SELECT count(*) FILTER (WHERE is_today)::int AS today_orders,
        coalesce(sum(total_cents) FILTER (WHERE is_today AND status <> 'cancelled'), 0)::float8 AS today_revenue_cents,
        count(*) FILTER (WHERE is_last_week)::int AS last_week_orders,
        coalesce(sum(total_cents) FILTER (WHERE is_last_week AND status <> 'cancelled'), 0)::float8
          AS last_week_revenue_cents,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS total_revenue_cents
      FROM (SELECT status, total_cents, created_at >= date_trunc('day', now(), 'Europe/Berlin') AS is_today,
              created_at BETWEEN date_trunc('day', now() - interval '7 days', 'Europe/Berlin')
                AND now() - interval '7 days' AS is_last_week
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
  /** What every order costs, whatever the restaurant's own fee is; null where that one counts. */
  readonly #flatFeeCents: number | null;

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) { deliveryFeePolicy }: Environment,
  ) {
    this.#flatFeeCents = deliveryFeePolicy === 'flat' ? DEFAULT_DELIVERY_FEE_CENTS : null;
  }

  /** A page of cards, and how many there are on all pages. */
  async list(
    filter: RestaurantFilter,
    corrections: Corrections = {},
  ): Promise<{ total: number; rows: RestaurantCardRow[] }> {
    const flat = this.#flatFeeCents;
    if (flat !== null && filter.maxDeliveryFeeCents !== null && filter.maxDeliveryFeeCents < flat) {
      return { total: 0, rows: [] };
    }
    const { statement, values } = listStatement(flat === null ? filter : withoutFee(filter), corrections);
    const rows = await this.database.run<RestaurantCardRow & { total: number }>(statement, values);
    const [first] = rows;
    const cards = rows.filter((row: { id: number | null }) => row.id !== null);
    return { total: first?.total ?? 0, rows: cards.map((row) => this.#charging(row)) };
  }

  findTerms(search: string, city: City | null): Promise<TermRow[]> {
    return this.database.run<TermRow>(FIND_SIMILAR, [search, city]);
  }

  /** In the order of the ids, without those that customers may not see. */
  async listCards(ids: readonly number[]): Promise<RestaurantCardRow[]> {
    return (await this.database.run<RestaurantCardRow>(LIST_CARDS, [ids])).map((row) => this.#charging(row));
  }

  async findDetail(id: number): Promise<RestaurantDetailRow | null> {
    const [row] = await this.database.run<RestaurantDetailRow>(FIND_DETAIL, [id]);
    return row ? this.#charging(row) : null;
  }

  /** Null where there is none, or no restaurant that customers may see. */
  async findPicture(id: number): Promise<string | null> {
    const [row] = await this.database.run<{ image_url: string | null }>(FIND_PICTURE, [id]);
    return row?.image_url ?? null;
  }

  async findInfo(id: number, db: Queryable = this.database): Promise<RestaurantInfoRow | null> {
    const [row] = await db.run<RestaurantInfoRow>(FIND_INFO, [id]);
    return row ?? null;
  }

  /** Locked until the transaction ends. */
  async lockInfo(tx: Queryable, id: number): Promise<RestaurantInfoRow | null> {
    const [row] = await tx.run<RestaurantInfoRow>(LOCK_INFO, [id]);
    return row ?? null;
  }

  /** What is left out stays as it is. */
  async changeInfo(id: number, change: InfoChange, db: Queryable = this.database): Promise<void> {
    await db.run(CHANGE_INFO, [id, JSON.stringify(change)]);
  }

  async findStats(id: number): Promise<RestaurantStatsRow | null> {
    const [row] = await this.database.run<RestaurantStatsRow>(FIND_STATS, [id]);
    return row ?? null;
  }

  /** Of the last 30 days, cancelled ones left out: what popularity goes by. */
  async countOrders(): Promise<void> {
    await this.database.run(COUNT_ORDERS, []);
  }

  /** With the fee that an order costs. */
  #charging<Row extends { delivery_fee_cents: number }>(row: Row): Row {
    return this.#flatFeeCents === null ? row : { ...row, delivery_fee_cents: this.#flatFeeCents };
  }
}

/** Where all charge the same, the fee neither filters nor sorts. */
function withoutFee(filter: RestaurantFilter): RestaurantFilter {
  return {
    ...filter,
    maxDeliveryFeeCents: null,
    sort: filter.sort === 'price' ? 'minimum_order' : filter.sort,
  };
}
