import { Injectable } from '@nestjs/common';
import type { PunctualityView } from '../../contracts/orders/prediction.ts';
import { type InJson, select, selectJson } from '../../database/sql/columns.ts';
import { Database, type Statement, first } from '../../database/connection/database.ts';
import { Session } from '../../entities/accounts/session.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { RestaurantTimes } from '../../entities/restaurants/restaurant-times.entity.ts';
import type { Subscription } from '../../entities/restaurants/subscription.entity.ts';
import {
  type AdminRestaurantRow,
  type AdminUserRow,
  LISTED_RESTAURANT,
  LISTED_USER,
  NOW_OF_RESTAURANT,
} from './admin.rows.ts';

const RESTAURANT_DETAIL = [
  ...LISTED_RESTAURANT,
  ...(['language', 'rating', 'reviewCount', 'createdAt', 'subscriptionActive'] as const),
] as const;
const USER_DETAIL = [
  ...LISTED_USER,
  ...(['phone', 'address', 'language', 'notifyEmail', 'notifyAcceptance', 'notifyPush', 'closedAt'] as const),
] as const;

export interface RestaurantDetailRow extends AdminRestaurantRow, Pick<Restaurant, (typeof RESTAURANT_DETAIL)[number]> {
  isUrlSet: boolean;
  isKeySet: boolean;
  /** Of the last period, null before the first. */
  priceCents: Subscription['priceCents'] | null;
  startDate: Subscription['startDate'];
  endDate: Subscription['endDate'];
  dishes: number;
  staff: number;
  sessions: number;
  openOrders: number;
  ordersToday: number;
  ordersMonth: number;
  revenueMonthCents: number;
  punctuality: PunctualityView | null;
  lastOrderAt: Date | null;
}

export interface UserDetailRow extends AdminUserRow, Pick<User, (typeof USER_DETAIL)[number]> {
  cancelledOrders: number;
  openOrders: number;
  reviews: number;
  favourites: number;
  addresses: number;
  lastOrderAt: Date | null;
  sessions: InJson<Pick<Session, 'createdAt' | 'expiresAt'>>[];
}

/** One statement a page: most of it are counts of other tables. */
const RESTAURANT: Statement = {
  name: 'admin_restaurant_detail',
  text: `
    SELECT ${select(Restaurant, 'r', RESTAURANT_DETAIL)}, ${NOW_OF_RESTAURANT},
      r.pos_api_url IS NOT NULL AS "isUrlSet", r.pos_api_key IS NOT NULL AS "isKeySet",
      s.price_cents AS "priceCents", s.start_date::text AS "startDate", s.end_date::text AS "endDate",
      (SELECT count(*)::int FROM menus m WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL) AS "menuCount",
      (SELECT count(*)::int FROM menu_items i JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL) AS dishes,
      (SELECT count(*)::int FROM restaurant_staff st WHERE st.restaurant_id = r.id) AS staff,
      (SELECT count(*)::int FROM sessions se WHERE se.restaurant_id = r.id AND se.expires_at > now()) AS sessions,
      (SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id) AS "orderCount",
      (SELECT count(*)::int FROM orders o
        WHERE o.restaurant_id = r.id AND o.status IN ('pending', 'preparing', 'delivering')) AS "openOrders",
      (SELECT ${selectJson(RestaurantTimes, 't', ['deliveries', 'onTime', 'held', 'medianErrorMinutes'])}
        FROM restaurant_times t WHERE t.restaurant_id = r.id) AS punctuality,
      (SELECT o.created_at FROM orders o WHERE o.restaurant_id = r.id ORDER BY o.id DESC LIMIT 1) AS "lastOrderAt",
      recent.*
    FROM restaurants r
      LEFT JOIN LATERAL (SELECT * FROM subscriptions WHERE restaurant_id = r.id ORDER BY id DESC LIMIT 1) s ON true,
      LATERAL (
        SELECT count(*) FILTER (WHERE created_at >= date_trunc('day', now(), 'Europe/Berlin'))::int AS "ordersToday",
          count(*)::int AS "ordersMonth",
          coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS "revenueMonthCents"
        FROM orders WHERE restaurant_id = r.id AND created_at > now() - interval '30 days'
      ) recent
    WHERE r.id = $1`,
};
const USER: Statement = {
  name: 'admin_user_detail',
  text: `
    SELECT ${select(User, 'u', USER_DETAIL)}, o.*,
      (SELECT count(*)::int FROM reviews v WHERE v.user_id = u.id) AS reviews,
      (SELECT count(*)::int FROM favourites f WHERE f.user_id = u.id) AS favourites,
      (SELECT count(*)::int FROM addresses a WHERE a.user_id = u.id) AS addresses,
      (SELECT coalesce(json_agg(${selectJson(Session, 's', ['createdAt', 'expiresAt'])} ORDER BY s.created_at DESC), '[]')
        FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now()) AS sessions
    FROM users u, LATERAL (
      SELECT count(*)::int AS "orderCount",
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS "totalSpentCents",
        count(*) FILTER (WHERE status = 'cancelled')::int AS "cancelledOrders",
        count(*) FILTER (WHERE status IN ('pending', 'preparing', 'delivering'))::int AS "openOrders",
        max(created_at) AS "lastOrderAt"
      FROM orders WHERE user_id = u.id
    ) o WHERE u.id = $1`,
};

@Injectable()
export class DetailsRepository {
  constructor(private readonly database: Database) {}

  async findRestaurant(id: number): Promise<RestaurantDetailRow | null> {
    return first(this.database.run<RestaurantDetailRow>(RESTAURANT, [id]));
  }

  async findUser(id: number): Promise<UserDetailRow | null> {
    return first(this.database.run<UserDetailRow>(USER, [id]));
  }
}
