import { Injectable } from '@nestjs/common';
import type { City, PaymentStatus } from '../../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../../contracts/order-status.ts';
import { Database, type Statement } from '../../database/database.ts';

export interface AdminOrderEventRow {
  version: number;
  status: OrderStatus;
  previous_status: OrderStatus | null;
  actor: OrderActor;
  actor_id: number | null;
  actor_name: string | null;
  reason: CancelReason | null;
  payment_status: PaymentStatus;
  estimated_from: Date | null;
  estimated_to: Date | null;
  at: Date;
  notifications: number;
}

export interface OrderRestaurantRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  city: City;
}

const EVENTS: Statement = {
  name: 'admin_order_events',
  text: `SELECT e.version, e.status, e.previous_status, e.actor, e.actor_id, e.reason, e.payment_status, e.estimated_from,
           e.estimated_to, e.at, coalesce(a.name, a.email) AS actor_name,
           (SELECT count(*)::int FROM sent_notifications n WHERE n.event_id = e.id) AS notifications
         FROM order_event e LEFT JOIN admin_users a ON e.actor = 'admin' AND a.id = e.actor_id
         WHERE e.order_id = $1 ORDER BY e.version`,
};
const RESTAURANT: Statement = {
  name: 'admin_order_restaurant',
  text: 'SELECT id, name, email, phone, city FROM restaurants WHERE id = $1',
};

/** What only admins see of an order. */
@Injectable()
export class AdminOrderRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  listEvents(orderId: number): Promise<AdminOrderEventRow[]> {
    return this.#database.run<AdminOrderEventRow>(EVENTS, [orderId]);
  }

  async findRestaurant(id: number): Promise<OrderRestaurantRow | null> {
    const [row] = await this.#database.run<OrderRestaurantRow>(RESTAURANT, [id]);
    return row ?? null;
  }
}
