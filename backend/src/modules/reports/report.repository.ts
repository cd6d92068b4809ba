import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '../../contracts/constants.ts';
import type { CancelReason, OrderStatus } from '../../contracts/orders/order-status.ts';
import { Database, type Statement } from '../../database/database.ts';

export interface ReportedOrder {
  status: OrderStatus;
  reason: CancelReason | null;
  payment_method: PaymentMethod;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  lines: { quantity: number; unitPriceCents: number; depositCents: number; vatRate: number }[];
}

export interface ReportedRestaurant {
  name: string;
  legal_name: string | null;
  address: string;
  vat_id: string | null;
}

const FIND_RESTAURANT: Statement = {
  name: 'report_restaurant',
  text: 'SELECT name, legal_name, address, vat_id FROM restaurants WHERE id = $1',
};
/** $1 restaurant, $2 date: a day in Europe/Berlin has 23 to 25 hours. */
const LIST_ORDERS: Statement = {
  name: 'report_orders',
  text: `
    SELECT o.status, o.reason, o.payment_method, o.subtotal_cents, o.deposit_cents, o.delivery_fee_cents, o.total_cents,
      o.tip_cents,
      (SELECT coalesce(json_agg(json_build_object('quantity', i.quantity, 'unitPriceCents', i.unit_price_cents,
         'depositCents', i.deposit_cents, 'vatRate', i.vat_rate) ORDER BY i.id), '[]')
       FROM order_items i WHERE i.order_id = o.id) AS lines
    FROM orders o
    WHERE o.restaurant_id = $1 AND o.created_at >= $2::date::timestamp AT TIME ZONE 'Europe/Berlin'
      AND o.created_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`,
};
const FIND_TODAY: Statement = {
  name: 'report_today',
  text: `SELECT (now() AT TIME ZONE 'Europe/Berlin')::date::text AS today`,
};

@Injectable()
export class ReportRepository {
  constructor(private readonly database: Database) {}

  async findRestaurant(restaurantId: number): Promise<ReportedRestaurant | null> {
    const [row] = await this.database.run<ReportedRestaurant>(FIND_RESTAURANT, [restaurantId]);
    return row ?? null;
  }

  listOrders(restaurantId: number, date: string): Promise<ReportedOrder[]> {
    return this.database.run<ReportedOrder>(LIST_ORDERS, [restaurantId, date]);
  }

  /** `YYYY-MM-DD` in Europe/Berlin. */
  async findToday(): Promise<string> {
    const [row] = await this.database.run<{ today: string }>(FIND_TODAY, []);
    return row?.today ?? '';
  }
}
