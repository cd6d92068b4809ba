import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SessionAccount } from '../../../access/session-account.ts';
import { isFinal } from '../../../contracts/orders/order-status.ts';
import type { ArrivalView, ReckonedView } from '../../../contracts/orders/prediction.ts';
import { OrderEvent } from '../../../entities/orders/order-event.entity.ts';
import { OrderPromise } from '../../../entities/orders/order-promise.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { ProblemError } from '../../../http/problem.ts';
import { viewerOf } from '../order/order.access.ts';
import { causeOfDelay } from './cause-of-delay.ts';

/** Why an order arrives when it does, for whoever may see it: in a word for all, and as it was reckoned for those who cook and bring. */
@Injectable()
export class ReadArrival {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectRepository(OrderEvent) private readonly events: Repository<OrderEvent>,
    @InjectRepository(OrderPromise) private readonly promises: Repository<OrderPromise>,
  ) {}

  /** @throws ProblemError `not_found`. */
  async execute(orderId: number, account: SessionAccount | null, token?: string): Promise<ArrivalView> {
    const order = await this.orders.findOneBy({ id: orderId });
    const viewer = order && viewerOf(order, account, token);
    if (!viewer) throw new ProblemError('not_found');
    const [events, promises] = await Promise.all([
      this.events.find({ where: { orderId }, order: { version: 'ASC' } }),
      this.promises.find({ where: { orderId }, order: { version: 'ASC' } }),
    ]);
    const cause = isFinal(order.status) ? null : causeOfDelay(events);
    const reckoned = reckonedFrom(promises);
    return {
      orderId,
      cause,
      stopsBefore: cause === 'ride' ? (reckoned?.ride.explanation.stopsBefore ?? null) : null,
      reckoned: viewer === 'restaurant' || viewer === 'admin' ? reckoned : null,
    };
  }
}

/** Once the food has left only the ride is reckoned anew; what was said of the kitchen stays beside it. */
function reckonedFrom(promises: readonly OrderPromise[]): ReckonedView | null {
  const last = promises.at(-1);
  if (last === undefined) return null;
  return { kitchen: promises.findLast(({ kitchen }) => kitchen !== null)?.kitchen ?? null, ride: last.ride };
}
