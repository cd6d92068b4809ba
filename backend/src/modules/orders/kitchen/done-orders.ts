import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { orderIdIn } from '../../../contracts/orders/order-number.ts';
import type { RestaurantOrderView } from '../../../contracts/orders/order-views.ts';
import { escapeLike } from '../../../database/sql/conditions.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import type { Place } from '../../../http/input/pagination.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { toRestaurantOrderView } from '../order/order.view.ts';

/** An order and when it ended, as text, since a time of JavaScript has no microseconds. */
interface EndedOrder {
  id: number;
  endedAt: string;
}

const NAME = `search_fold(coalesce(o.customer_name, ''))`;
const DISH = `search_fold(i.name || ' ' || jsonb_path_query_array(i.options, '$[*].name')::text)`;
const LIKE = `LIKE '%' || search_fold(:wanted) || '%'`;

/** What a kitchen has behind it: delivered and cancelled orders of all days, the one that ended last first. */
@Injectable()
export class DoneOrders {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly reads: OrderRepository,
  ) {}

  list(restaurantId: number, search: string | null, after: Place | null, limit: number): Promise<EndedOrder[]> {
    return this.find(restaurantId, search, after, limit).getRawMany<EndedOrder>();
  }

  /** Of the restaurant alone: by an order's number, or by whose it was and what was in it. */
  find(restaurantId: number, search: string | null, after: Place | null, limit: number): SelectQueryBuilder<Order> {
    const query = this.orders
      .createQueryBuilder('o')
      .select('o.id', 'id')
      .addSelect('o.updated_at::text', 'endedAt')
      // As the index has it.
      .where(`o.restaurant_id = :restaurantId AND o.status IN ('delivered', 'cancelled')`, { restaurantId });
    const number = search === null ? null : orderIdIn(search);
    if (number !== null) query.andWhere('o.id = :number', { number });
    else if (search !== null) {
      const dish = `EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND ${DISH} ${LIKE})`;
      query.andWhere(`(${NAME} ${LIKE} OR ${dish})`, { wanted: escapeLike(search) });
    }
    if (after !== null) {
      query.andWhere('(o.updated_at, o.id) < (:endedAt::timestamptz, :id::int)', {
        endedAt: after.value,
        id: after.id,
      });
    }
    return query.orderBy('o.updated_at', 'DESC').addOrderBy('o.id', 'DESC').limit(limit);
  }

  async read(ended: readonly EndedOrder[]): Promise<RestaurantOrderView[]> {
    const rows = new Map((await this.reads.findMany(ended.map(({ id }) => id))).map((row) => [row.id, row]));
    return ended.flatMap(({ id }) => rows.get(id) ?? []).map(toRestaurantOrderView);
  }
}
