import { Injectable } from '@nestjs/common';
import type { Category, City, RestaurantSort } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';
import type {
  RestaurantCardRow,
  RestaurantDetailRow,
  RestaurantInfoRow,
  RestaurantStatsRow,
} from './restaurant.rows.ts';

export interface RestaurantFilter {
  city: City | null;
  category: Category | null;
  /** Part of a name, of a description or of a dish. */
  search: string | null;
  isOpen: boolean | null;
  sort: RestaurantSort;
  limit: number;
  offset: number;
}

const CARD = `id name description category city image_url rating review_count delivery_min_minutes
  delivery_max_minutes delivery_fee_cents minimum_order_cents open_version`.split(/\s+/);
const CARD_OF_R = CARD.map((column) => `r.${column}`).join(', ');

/** Each ends with the id, so that a page never repeats a row. */
const ORDER_BY: Readonly<Record<RestaurantSort, string>> = {
  popularity: 'p.place NULLS LAST, r.rating DESC, r.id',
  delivery_time: 'r.delivery_max_minutes, r.delivery_min_minutes, r.id',
  rating: 'r.rating DESC, r.review_count DESC, r.id',
  price: 'r.delivery_fee_cents, r.minimum_order_cents, r.id',
};

/** The open state costs a look at the hours, so without a filter on it only the page's rows pay it. */
function listStatement(sort: RestaurantSort, openFilter: '' | 'AND restaurant_is_open(r, now()) = $7'): Statement {
  return {
    name: `restaurant_list_${sort}${openFilter && '_open'}`,
    text: `
      WITH page AS MATERIALIZED (
        SELECT ${CARD_OF_R}, r AS restaurant, row_number() OVER (ORDER BY ${ORDER_BY[sort]}) AS place
        FROM restaurants r LEFT JOIN unnest($6::int[]) WITH ORDINALITY AS p(id, place) ON p.id = r.id
        WHERE r.is_active
          AND ($1::city IS NULL OR r.city = $1)
          AND ($2::category IS NULL OR r.category = $2)
          AND ($3::text IS NULL OR r.name ILIKE $3 OR r.description ILIKE $3 OR EXISTS (
            SELECT 1 FROM menus m JOIN menu_items i ON i.menu_id = m.id
            WHERE m.restaurant_id = r.id AND (i.name ILIKE $3 OR m.name ILIKE $3)))
          ${openFilter}
        ORDER BY place LIMIT $4 OFFSET $5
      )
      SELECT ${CARD.join(', ')}, restaurant_is_open(restaurant, now()) AS open FROM page ORDER BY place`,
  };
}

function listStatements(openFilter: Parameters<typeof listStatement>[1]): Readonly<Record<RestaurantSort, Statement>> {
  return {
    popularity: listStatement('popularity', openFilter),
    delivery_time: listStatement('delivery_time', openFilter),
    rating: listStatement('rating', openFilter),
    price: listStatement('price', openFilter),
  };
}
const LIST = listStatements('');
const LIST_BY_OPEN = listStatements('AND restaurant_is_open(r, now()) = $7');

const FIND_DETAIL: Statement = {
  name: 'restaurant_detail',
  text: `
    SELECT ${CARD_OF_R}, r.address, r.phone, r.menu_version, r.legal_name, r.vat_id, restaurant_is_open(r, now()) AS open,
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
const RANK: Statement = {
  name: 'restaurant_rank',
  text: `SELECT restaurant_id AS id FROM orders
         WHERE created_at > now() - interval '30 days' AND status <> 'cancelled'
         GROUP BY restaurant_id ORDER BY count(*) DESC, restaurant_id`,
};

@Injectable()
export class RestaurantRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** `ranking`: ids, the most popular first. */
  list(filter: RestaurantFilter, ranking: readonly number[]): Promise<RestaurantCardRow[]> {
    const { city, category, search, isOpen, sort, limit, offset } = filter;
    const pattern = search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const values: unknown[] = [city, category, pattern, limit, offset, sort === 'popularity' ? ranking : []];
    return isOpen === null
      ? this.#database.run<RestaurantCardRow>(LIST[sort], values)
      : this.#database.run<RestaurantCardRow>(LIST_BY_OPEN[sort], [...values, isOpen]);
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

  /** By orders of the last 30 days. */
  async rank(): Promise<number[]> {
    const rows = await this.#database.run<{ id: number }>(RANK, []);
    return rows.map(({ id }) => id);
  }
}
