import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PaymentPeriod } from '../../contracts/admin/admin-payments.ts';
import type { City } from '../../contracts/constants.ts';
import { Database, type Statement } from '../../database/connection/database.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { Subscription } from '../../entities/restaurants/subscription.entity.ts';

/** All sums are in cents. */
export interface TurnoverRow {
  orders: number;
  cancelled: number;
  cancelled_cents: number;
  cancelled_tip_cents: number;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  gross_7_cents: number;
  vat_7_cents: number;
  gross_19_cents: number;
  vat_19_cents: number;
}

/** Orders that are paid alike, and how far that has come. */
export interface PaymentRow extends Pick<
  TurnoverRow,
  'orders' | 'total_cents' | 'tip_cents' | 'cancelled' | 'cancelled_cents' | 'cancelled_tip_cents'
> {
  method: Order['paymentMethod'];
  status: Order['paymentStatus'];
}

export interface GroupedRow extends TurnoverRow, PaymentRow {
  /** The first day of the period. */
  period: string;
}

export interface SubscriptionRow extends Pick<Subscription, 'plan'> {
  count: number;
  cents: number;
}

export interface RestaurantTurnoverRow extends TurnoverRow, Pick<Restaurant, 'name' | 'city'> {
  restaurant_id: number;
  payments: PaymentRow[];
}

/** Both days, as `YYYY-MM-DD`, are included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Sums of the tables of day totals, which the database keeps and no entity describes. */
const SUM_NAMES = [
  'cancelled_cents',
  'cancelled_tip_cents',
  'subtotal_cents',
  'deposit_cents',
  'delivery_fee_cents',
  'total_cents',
  'tip_cents',
  'gross_7_cents',
  'vat_7_cents',
  'gross_19_cents',
  'vat_19_cents',
];
const SUMS = `sum(t.orders)::int AS orders, sum(t.cancelled)::int AS cancelled,
  ${SUM_NAMES.map((name) => `sum(t.${name})::float8 AS ${name}`).join(', ')}`;

/** $1 from, $2 to, $3 period, and $4 the city or null, or the restaurant. */
const grouped = (name: string, table: string, where: string): Statement => ({
  name,
  text: `SELECT date_trunc($3, t.day::timestamp)::date::text AS period, t.payment_method AS method, t.payment_status AS status, ${SUMS}
    FROM ${table} t WHERE t.day BETWEEN $1::date AND $2::date AND ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
});
const OF_CITY = grouped('payments_of_city', 'city_day_totals', '($4::city IS NULL OR t.city = $4::city)');
const OF_RESTAURANT = grouped('payments_of_restaurant', 'restaurant_day_totals', 't.restaurant_id = $4::int');

/** $1 from, $2 to, $3 city or null, $4 restaurant or null. */
const SUBSCRIPTIONS: Statement = {
  name: 'payments_subscriptions',
  text: `SELECT s.plan, count(*)::int AS count, sum(s.price_cents)::float8 AS cents
    FROM subscriptions s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.start_date BETWEEN $1::date AND $2::date AND ($3::city IS NULL OR r.city = $3::city)
      AND ($4::int IS NULL OR r.id = $4::int)
    GROUP BY s.plan ORDER BY s.plan`,
};
/** $1 from, $2 to, $3 city or null, $4 offset, $5 limit. The page first, so that its rows alone are looked at closely. */
const RESTAURANTS: Statement = {
  name: 'payments_restaurants',
  text: `
    WITH page AS MATERIALIZED (
      SELECT t.restaurant_id, sum(t.total_cents) AS cents FROM restaurant_day_totals t
      WHERE t.day BETWEEN $1::date AND $2::date
        AND ($3::city IS NULL OR t.restaurant_id IN (SELECT id FROM restaurants WHERE city = $3::city))
      GROUP BY t.restaurant_id ORDER BY cents DESC, t.restaurant_id OFFSET $4 LIMIT $5
    )
    SELECT p.restaurant_id, r.name, r.city, s.*, m.payments
    FROM page p JOIN restaurants r ON r.id = p.restaurant_id,
      LATERAL (SELECT ${SUMS} FROM restaurant_day_totals t
        WHERE t.restaurant_id = p.restaurant_id AND t.day BETWEEN $1::date AND $2::date) s,
      LATERAL (SELECT json_agg(b) AS payments FROM (
        SELECT t.payment_method AS method, t.payment_status AS status, ${SUMS}
        FROM restaurant_day_totals t WHERE t.restaurant_id = p.restaurant_id AND t.day BETWEEN $1::date AND $2::date
        GROUP BY t.payment_method, t.payment_status) b) m
    ORDER BY p.cents DESC, p.restaurant_id`,
};
const FIND_TODAY: Statement = {
  name: 'payments_today',
  text: `SELECT (now() AT TIME ZONE 'Europe/Berlin')::date::text AS today`,
};

@Injectable()
export class PaymentsRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly database: Database,
  ) {}

  listGrouped(
    { from, to }: DaySpan,
    period: PaymentPeriod,
    { city, restaurantId }: { city: City | null; restaurantId: number | null },
  ): Promise<GroupedRow[]> {
    return restaurantId === null
      ? this.database.run<GroupedRow>(OF_CITY, [from, to, period, city])
      : this.database.run<GroupedRow>(OF_RESTAURANT, [from, to, period, restaurantId]);
  }

  listSubscriptions({ from, to }: DaySpan, city: City | null, restaurantId: number | null): Promise<SubscriptionRow[]> {
    return this.database.run<SubscriptionRow>(SUBSCRIPTIONS, [from, to, city, restaurantId]);
  }

  listRestaurants(
    { from, to }: DaySpan,
    city: City | null,
    offset: number,
    limit: number,
  ): Promise<RestaurantTurnoverRow[]> {
    return this.database.run<RestaurantTurnoverRow>(RESTAURANTS, [from, to, city, offset, limit]);
  }

  findRestaurant(id: number): Promise<Restaurant | null> {
    return this.restaurants.findOneBy({ id });
  }

  /** `YYYY-MM-DD` in Europe/Berlin. */
  async findToday(): Promise<string> {
    const [row] = await this.database.run<{ today: string }>(FIND_TODAY, []);
    return row?.today ?? '';
  }
}
