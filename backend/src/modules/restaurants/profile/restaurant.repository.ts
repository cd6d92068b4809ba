import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import type { City } from '../../../contracts/constants.ts';
import { MIN_PUBLIC_DELIVERIES } from '../../../contracts/orders/prediction.ts';
import { TODAY } from '../../../database/sql/clock.ts';
import { select } from '../../../database/sql/columns.ts';
import type { TermsRow } from '../../../database/shared/delivery-terms.ts';
import { openingNeedsOf } from '../opening/opening-needs.ts';
import { opensAt } from '../../../database/shared/opens-at.ts';
import { Database, type Statement, type Transaction, first } from '../../../database/connection/database.ts';
import {
  CARD,
  type Corrections,
  FIND_SIMILAR,
  LIST_CARDS,
  listStatement,
  type RestaurantFilter,
} from './restaurant-list.statements.ts';
import { flatFeeCentsOf } from '../../../money/flat-fee.ts';
import { OutsidePicture } from '../../../entities/pictures/outside-picture.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { pictureFetchOf } from '../../../database/shared/picture-fetch.ts';
import { FIRST_DAY, LAST_DAY } from '../opening/opening-days.ts';
import {
  DETAIL_COLUMNS,
  type RestaurantCardRow,
  type RestaurantDetailRow,
  type RestaurantInfo,
  type RestaurantStatsRow,
} from './restaurant.rows.ts';

export type { DishFilter, RestaurantFilter } from './restaurant-list.statements.ts';

/** A word that was typed into the search. */
interface TermRow {
  term: string;
  /** Whether a restaurant of the city has it. */
  isKnown: boolean;
  /** Words like it, the most similar first. */
  candidates: string[];
}

/** SQL, since it asks functions of the database and is most of what a restaurant's page waits for. */
const FIND_DETAIL: Statement = {
  name: 'restaurant_detail',
  text: `
    SELECT ${CARD}, ${select(Restaurant, 'r', DETAIL_COLUMNS)},
      r.pos_api_url IS NOT NULL AND r.pos_api_key IS NOT NULL AS "hasPos", restaurant_is_open(r, now()) AS open,
      ${opensAt('r')} AS "opensAt",
      (SELECT floor(10.0 * t.on_time / t.deliveries)::int FROM restaurant_times t
        WHERE t.restaurant_id = r.id AND t.deliveries >= ${String(MIN_PUBLIC_DELIVERIES)}) AS "onTimeOfTen",
      ${TODAY}::text AS today,
      CASE WHEN r.delivers_by_area THEN ARRAY(
        SELECT p.postcode FROM delivery_postcodes p WHERE p.restaurant_id = r.id ORDER BY p.postcode) END AS "deliveryPostcodes",
      ARRAY(SELECT jsonb_build_object('weekday', h.weekday, 'opens', h.opens_minute, 'closes', h.closes_minute)
        FROM opening_hours h WHERE h.restaurant_id = r.id ORDER BY h.weekday, h.opens_minute) AS hours,
      ARRAY(SELECT jsonb_build_object('date', s.date, 'opens', s.opens_minute, 'closes', s.closes_minute, 'label', s.label)
        FROM special_hours s
        WHERE s.restaurant_id = r.id AND s.date BETWEEN ${TODAY} + (${FIRST_DAY}) AND ${TODAY} + ${LAST_DAY}
        ORDER BY s.date, s.opens_minute) AS special
    FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};
/** SQL, since it is sums of many kinds over one reading of the orders. */
const FIND_STATS: Statement = {
  name: 'restaurant_stats',
  text: `
    SELECT ${select(Restaurant, 'r', ['rating', 'reviewCount'])},
      (SELECT count(*)::int FROM menu_items i JOIN menus m ON m.id = i.menu_id 
        WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft) AS "menuItems",
      o.*
    FROM restaurants r, LATERAL (
      SELECT count(*) FILTER (WHERE is_today)::int AS "todayOrders",
        coalesce(sum(total_cents) FILTER (WHERE is_today AND status <> 'cancelled'), 0)::float8 AS "todayRevenueCents",
        count(*) FILTER (WHERE is_last_week)::int AS "lastWeekOrders",
        coalesce(sum(total_cents) FILTER (WHERE is_last_week AND status <> 'cancelled'), 0)::float8
          AS "lastWeekRevenueCents",
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS "totalRevenueCents"
      FROM (SELECT status, total_cents, created_at >= date_trunc('day', now(), 'Europe/Berlin') AS is_today,
              created_at BETWEEN date_trunc('day', now() - interval '7 days', 'Europe/Berlin')
                AND now() - interval '7 days' AS is_last_week
            FROM orders WHERE restaurant_id = r.id) mine
    ) o WHERE r.id = $1`,
};
/** One statement, so that all counts are of one moment. Rows are written in order, so that two who count at once cannot lock each other out. */
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
  readonly #flatFeeCents: number | null;

  constructor(
    private readonly database: Database,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#flatFeeCents = flatFeeCentsOf(environment);
  }

  /** A page of cards, how many there are on all pages, and how many of these are open. */
  async list(
    filter: RestaurantFilter,
    corrections: Corrections = {},
  ): Promise<{ total: number; openTotal: number; rows: RestaurantCardRow[] }> {
    const flat = this.#flatFeeCents;
    if (flat !== null && !filter.isPickup && filter.maxDeliveryFeeCents !== null && filter.maxDeliveryFeeCents < flat) {
      return { total: 0, openTotal: 0, rows: [] };
    }
    const { statement, values } = listStatement(
      flat === null || filter.isPickup ? filter : withoutFee(filter),
      corrections,
    );
    const rows = await this.database.run<RestaurantCardRow & { total: number; openTotal: number }>(statement, values);
    const [first] = rows;
    const cards = rows.filter((row: { id: number | null }) => row.id !== null);
    return {
      total: first?.total ?? 0,
      openTotal: first?.openTotal ?? 0,
      rows: filter.isPickup ? cards : cards.map((row) => this.#charging(row)),
    };
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
    const restaurant = await this.restaurants.findOne({ select: { imageUrl: true }, where: { id, isActive: true } });
    return restaurant?.imageUrl ?? null;
  }

  async findInfo(id: number, manager = this.restaurants.manager): Promise<RestaurantInfo | null> {
    // Read first, so that a picture that comes in between is not missing from both.
    const picture = await findOutsidePicture(manager, id);
    return withFurtherInfo(manager, await manager.findOneBy(Restaurant, { id }), picture);
  }

  /** Locked until the transaction ends. */
  async lockInfo({ manager }: Transaction, id: number): Promise<RestaurantInfo | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    const restaurant = await manager.findOne(Restaurant, { where: { id }, lock });
    return withFurtherInfo(manager, restaurant, await findOutsidePicture(manager, id));
  }

  /** Of a locked restaurant, whose version rises when anything differs. */
  async changeInfo({ manager }: Transaction, current: Restaurant, change: Partial<Restaurant>): Promise<void> {
    const keys = Object.keys(change) as (keyof Restaurant)[];
    if (keys.every((key) => change[key] === current[key])) return;
    await manager.update(Restaurant, { id: current.id }, { ...change, infoVersion: () => 'info_version + 1' });
  }

  async findStats(id: number): Promise<RestaurantStatsRow | null> {
    return first(this.database.run<RestaurantStatsRow>(FIND_STATS, [id]));
  }

  /** Of the last 30 days, cancelled ones left out: what popularity goes by. */
  async countOrders(): Promise<void> {
    await this.database.run(COUNT_ORDERS, []);
  }

  /** With the fee that an order costs. */
  #charging<Row extends TermsRow>(row: Row): Row {
    return this.#flatFeeCents === null ? row : { ...row, deliveryFeeCents: this.#flatFeeCents, freeFromCents: null };
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

function findOutsidePicture(manager: EntityManager, restaurantId: number): Promise<OutsidePicture | null> {
  return manager.findOneBy(OutsidePicture, { restaurantId, menuItemId: IsNull() });
}

async function withFurtherInfo(
  manager: EntityManager,
  restaurant: Restaurant | null,
  picture: OutsidePicture | null,
): Promise<RestaurantInfo | null> {
  if (restaurant === null) return null;
  const openingNeeds = await openingNeedsOf(manager, restaurant);
  return Object.assign(restaurant, { pictureFetch: picture && pictureFetchOf(picture), openingNeeds });
}
