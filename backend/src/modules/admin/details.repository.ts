import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/database.ts';
import type { AdminRestaurantRow, AdminUserRow } from './admin.rows.ts';

export interface RestaurantDetailRow extends AdminRestaurantRow {
  language: Language;
  rating: string;
  review_count: number;
  created_at: Date;
  is_url_set: boolean;
  is_key_set: boolean;
  subscription_active: boolean;
  price_cents: number | null;
  start_date: string | null;
  end_date: string | null;
  dishes: number;
  staff: number;
  sessions: number;
  open_orders: number;
  orders_today: number;
  orders_month: number;
  revenue_month_cents: number;
  last_order_at: Date | null;
}

export interface UserDetailRow extends AdminUserRow {
  phone: string | null;
  address: string | null;
  language: Language;
  cancelled_orders: number;
  open_orders: number;
  reviews: number;
  favourites: number;
  addresses: number;
  notify_email: boolean;
  notify_push: boolean;
  last_order_at: Date | null;
  closed_at: Date | null;
  sessions: { created_at: string; expires_at: string }[];
}

const RESTAURANT: Statement = {
  name: 'admin_restaurant_detail',
  text: `
    SELECT r.id, r.name, r.address, r.email, r.city, restaurant_is_open(r, now()) AS open, r.is_active, r.review_status,
      r.suspended_from, r.subscription_plan, r.open_version, r.language, r.rating, r.review_count, r.created_at, r.subscription_active,
      r.pos_api_url IS NOT NULL AS is_url_set, r.pos_api_key IS NOT NULL AS is_key_set,
      s.price_cents, s.start_date::text, s.end_date::text,
      (SELECT count(*)::int FROM menus m WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL) AS menu_count,
      (SELECT count(*)::int FROM menu_items i JOIN menus m ON m.id = i.menu_id
        WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL) AS dishes,
      (SELECT count(*)::int FROM restaurant_staff st WHERE st.restaurant_id = r.id) AS staff,
      (SELECT count(*)::int FROM sessions se WHERE se.restaurant_id = r.id AND se.expires_at > now()) AS sessions,
      (SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id) AS order_count,
      (SELECT count(*)::int FROM orders o
        WHERE o.restaurant_id = r.id AND o.status IN ('pending', 'preparing', 'delivering')) AS open_orders,
      (SELECT o.created_at FROM orders o WHERE o.restaurant_id = r.id ORDER BY o.id DESC LIMIT 1) AS last_order_at,
      recent.orders_today, recent.orders_month, recent.revenue_month_cents
    FROM restaurants r
      LEFT JOIN LATERAL (SELECT * FROM subscriptions WHERE restaurant_id = r.id ORDER BY id DESC LIMIT 1) s ON true,
      LATERAL (
        SELECT count(*) FILTER (WHERE created_at >= date_trunc('day', now(), 'Europe/Berlin'))::int AS orders_today,
          count(*)::int AS orders_month,
          coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS revenue_month_cents
        FROM orders WHERE restaurant_id = r.id AND created_at > now() - interval '30 days'
      ) recent
    WHERE r.id = $1`,
};
const USER: Statement = {
  name: 'admin_user_detail',
  text: `
    SELECT u.id, u.name, u.email, u.city, u.created_at, u.phone, u.address, u.language, u.notify_email, u.notify_push, u.closed_at,
      o.order_count, o.total_spent_cents, o.cancelled_orders, o.open_orders, o.last_order_at,
      (SELECT count(*)::int FROM reviews v WHERE v.user_id = u.id) AS reviews,
      (SELECT count(*)::int FROM favourites f WHERE f.user_id = u.id) AS favourites,
      (SELECT count(*)::int FROM addresses a WHERE a.user_id = u.id) AS addresses,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'expires_at', s.expires_at)
          ORDER BY s.created_at DESC), '[]')
        FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now()) AS sessions
    FROM users u, LATERAL (
      SELECT count(*)::int AS order_count,
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS total_spent_cents,
        count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled_orders,
        count(*) FILTER (WHERE status IN ('pending', 'preparing', 'delivering'))::int AS open_orders,
        max(created_at) AS last_order_at
      FROM orders WHERE user_id = u.id
    ) o WHERE u.id = $1`,
};

@Injectable()
export class DetailsRepository {
  constructor(private readonly database: Database) {}

  async findRestaurant(id: number): Promise<RestaurantDetailRow | null> {
    const [row] = await this.database.run<RestaurantDetailRow>(RESTAURANT, [id]);
    return row ?? null;
  }

  async findUser(id: number): Promise<UserDetailRow | null> {
    const [row] = await this.database.run<UserDetailRow>(USER, [id]);
    return row ?? null;
  }
}
