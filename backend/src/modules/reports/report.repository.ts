import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Raw, Repository } from 'typeorm';
import { findToday } from '../../database/sql/clock.ts';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

export interface ReportedOrder extends Order {
  lines: OrderItem[];
}

/** A day in Europe/Berlin has 23 to 25 hours. */
const onDay = (day: string) =>
  Raw<Date>(
    (column) => `${column} >= :day::date::timestamp AT TIME ZONE 'Europe/Berlin'
      AND ${column} < (:day::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`,
    { day },
  );

@Injectable()
export class ReportRepository {
  constructor(
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectRepository(OrderItem) private readonly items: Repository<OrderItem>,
  ) {}

  findRestaurant(id: number): Promise<Restaurant | null> {
    return this.restaurants.findOneBy({ id });
  }

  async listOrders(restaurantId: number, date: string): Promise<ReportedOrder[]> {
    const orders = await this.orders.findBy({ restaurantId, createdAt: onDay(date) });
    const items = await this.items.findBy({ orderId: In(orders.map(({ id }) => id)) });
    const lines = Map.groupBy(items, ({ orderId }) => orderId);
    return orders.map((order) => Object.assign(order, { lines: lines.get(order.id) ?? [] }));
  }

  findToday(): Promise<string> {
    return findToday(this.orders.manager);
  }
}
