import { Injectable } from '@nestjs/common';
import type { OrderActor } from '../../../contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '../../../contracts/orders/order-views.ts';
import { Database, first, type Queryable } from '../../../database/connection/database.ts';
import type { OrderPromise } from '../../../entities/orders/order-promise.entity.ts';
import { currentRequest } from '../../../telemetry/request-context.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { ChangeRow, FullOrderRow } from '../order/order.rows.ts';
import { toRestaurantOrderView } from '../order/order.view.ts';
import type { RideMove } from '../order/order.writes.ts';
import { ASSIGN, PROMISE_ANEW, RELEASE } from './riding.statements.ts';

/** Who does it, as the event has it. */
export interface Doer {
  actor: OrderActor;
  /** The restaurant; null for the system. */
  actorId: number | null;
  staffId: number | null;
}

/** Who gets an order: null takes it from whoever has it. */
export interface Assignment extends Doer {
  orderId: number;
  restaurantId: number;
  riderId: number | null;
  expectedVersion: number | null;
  /** For a guest whose order has no code yet. */
  code: string;
}

/** When an order that is on its way will be at the door, and what says so. */
export interface RidePromise extends Pick<OrderPromise, 'orderId' | 'ride'> {
  expectedVersion: number;
  estimatedFrom: Date;
  estimatedTo: Date;
}

const SERVER: Doer = { actor: 'system', actorId: null, staffId: null };

export type Delivery = FullOrderRow;
type Change = ChangeRow;

/** The orders that somebody brings, for those who send riders. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly orders: OrderRepository,
    private readonly db: Database,
  ) {}

  /** Those that are being prepared or on their way. */
  async listUnderWay(restaurantId: number): Promise<Delivery[]> {
    const open = await this.orders.listOpenOfRestaurant(restaurantId);
    return open.filter(({ fulfilment, status }) => fulfilment === 'delivery' && status !== 'pending');
  }

  find(orderId: number): Promise<Delivery | null> {
    return this.orders.find(orderId);
  }

  async findForKitchen(orderId: number): Promise<RestaurantOrderView | null> {
    const order = await this.orders.find(orderId);
    return order && toRestaurantOrderView(order);
  }

  /** Null when the restaurant has no such delivery; without an event when it may not be moved. */
  ride(move: RideMove): Promise<Change | null> {
    return this.orders.ride(move);
  }

  /** Null when the restaurant has no such delivery; without an event when nothing changed. */
  assign(assignment: Assignment): Promise<Change | null> {
    return first(this.db.run<Change>(...ASSIGN({ ...assignment, ...currentRequest() })));
  }

  /** Null when there is no such order; without an event when anything has become of it meanwhile. */
  promiseAnew({ ride, ...promise }: RidePromise): Promise<Change | null> {
    const predicted = { ...promise, ...SERVER, ride: JSON.stringify(ride), ...currentRequest() };
    return first(this.db.run<Change>(...PROMISE_ANEW(predicted)));
  }

  /** Within the transaction of what takes the rider away. */
  release(tx: Queryable, riderId: number, by: Doer): Promise<(Change & { orderId: number })[]> {
    return tx.run<Change & { orderId: number }>(...RELEASE({ ...by, riderId, ...currentRequest() }));
  }
}
