import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { select } from '../../../database/sql/columns.ts';
import { Database, type Statement } from '../../../database/connection/database.ts';
import { OrderEvent } from '../../../entities/orders/order-event.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';

const EVENT = [
  ...(['version', 'status', 'previousStatus', 'actor', 'actorId', 'reason', 'paymentStatus'] as const),
  ...(['estimatedFrom', 'estimatedTo', 'at'] as const),
] as const;

export interface AdminOrderEventRow extends Pick<OrderEvent, (typeof EVENT)[number]> {
  actorName: string | null;
  notifications: number;
}

export type OrderRestaurantRow = Pick<Restaurant, 'id' | 'name' | 'email' | 'phone' | 'city'>;

/** One statement beside the query builder, which has no word for a count of another table in the list of columns. */
const EVENTS: Statement = {
  name: 'admin_order_events',
  text: `SELECT ${select(OrderEvent, 'e', EVENT)}, coalesce(a.name, a.email, s.name) AS "actorName",
           (SELECT count(*)::int FROM sent_notifications n WHERE n.event_id = e.id) AS notifications
         FROM order_event e LEFT JOIN admin_users a ON e.actor = 'admin' AND a.id = e.actor_id
           LEFT JOIN restaurant_staff s ON s.id = e.staff_id
         WHERE e.order_id = $1 ORDER BY e.version`,
};

/** What only admins see of an order. */
@Injectable()
export class AdminOrderRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly database: Database,
  ) {}

  listEvents(orderId: number): Promise<AdminOrderEventRow[]> {
    return this.database.run<AdminOrderEventRow>(EVENTS, [orderId]);
  }

  findRestaurant(id: number): Promise<OrderRestaurantRow | null> {
    return this.restaurants.findOne({
      select: { id: true, name: true, email: true, phone: true, city: true },
      where: { id },
    });
  }
}
