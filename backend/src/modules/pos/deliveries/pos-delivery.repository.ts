import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PaymentStatus } from '../../../contracts/constants.ts';
import type { PosDeliveryKind, PosFailure, PosPayment } from '../../../contracts/restaurants/pos.ts';
import { Database, type Queryable, type Transaction, first } from '../../../database/connection/database.ts';
import { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { PosDelivery } from '../../../entities/orders/pos-delivery.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { PosAnswer } from '../protocol/pos-answer.ts';
import type { PosJob } from './pos-job.ts';
import * as statements from './pos-delivery.statements.ts';
import type { ClaimedRow, DeliveryRow, PosRow } from './pos-delivery.statements.ts';
import type { ToldOrderRow } from '../protocol/pos-message.ts';

@Injectable()
export class PosDeliveryRepository {
  constructor(
    @InjectRepository(PosDelivery) private readonly deliveries: Repository<PosDelivery>,
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectRepository(OrderItem) private readonly items: Repository<OrderItem>,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    private readonly db: Database,
  ) {}

  /** Notes that the POS has to hear of it; once. */
  async open(orderId: number, kind: PosDeliveryKind): Promise<void> {
    await this.db.run(statements.OPEN, [orderId, kind]);
  }

  /** Null when it is settled, not due yet, or somebody else is calling. */
  async claim({ orderId, kind }: PosJob, leaseMs: number): Promise<ClaimedRow | null> {
    return first(this.db.run<ClaimedRow>(statements.CLAIM, [orderId, kind, leaseMs]));
  }

  /** Of an order that was cancelled: whether its POS may have heard of it. `calling`: it may be hearing of it now. */
  async withdrawOrder(orderId: number): Promise<'heard' | 'unheard' | 'calling'> {
    const [row] = await this.db.run<{ isCalling: boolean; isTried: boolean }>(statements.WITHDRAW, [orderId]);
    if (row?.isCalling) return 'calling';
    return row?.isTried ? 'heard' : 'unheard';
  }

  async findOrder(orderId: number): Promise<ToldOrderRow | null> {
    const order = await this.orders.findOneBy({ id: orderId });
    const items = await this.items.find({ where: { orderId }, order: { id: 'ASC' } });
    return order && Object.assign(order, { items });
  }

  /** What the POS said by a call of its own is newer than "pending". */
  async settle(id: number, httpStatus: number, { payment, reference }: PosAnswer): Promise<void> {
    await this.deliveries.update(
      { id },
      {
        state: 'delivered',
        failure: null,
        httpStatus,
        nextTryAt: null,
        callingUntil: null,
        payment: payment === 'pending' ? () => `coalesce(payment, 'pending')` : payment,
        ...(reference !== null && { reference }),
      },
    );
  }

  /** `retryMs` null: it is given up. False when it was settled in the meantime. */
  async fail(id: number, failure: PosFailure, httpStatus: number | null, retryMs: number | null): Promise<boolean> {
    const { affected } = await this.deliveries
      .createQueryBuilder()
      .update()
      .set({
        state: retryMs === null ? 'given_up' : 'waiting',
        failure,
        httpStatus,
        nextTryAt: retryMs === null ? null : () => 'now() + make_interval(secs => :retryMs / 1000.0)',
        callingUntil: null,
      })
      .where({ id, state: 'waiting' })
      .setParameters({ retryMs })
      .execute();
    return affected === 1;
  }

  /** What should have been tried `graceMs` ago, and orders that no job has ever reached. */
  listForgotten(graceMs: number, limit: number): Promise<(PosJob & Pick<PosDelivery, 'tries'>)[]> {
    return this.db.run<PosJob & Pick<PosDelivery, 'tries'>>(statements.LIST_FORGOTTEN, [graceMs, limit]);
  }

  list(restaurantId: number): Promise<DeliveryRow[]> {
    return this.db.run<DeliveryRow>(statements.LIST, [restaurantId]);
  }

  async find(restaurantId: number, id: number): Promise<DeliveryRow | null> {
    return first(this.db.run<DeliveryRow>(statements.FIND, [restaurantId, id]));
  }

  /** Only what was given up; `id` null: all of it. */
  sendAnew(restaurantId: number, id: number | null, db: Queryable = this.db): Promise<PosJob[]> {
    return db.run<PosJob>(statements.SEND_ANEW, [restaurantId, id]);
  }

  /** Whose delivery it is. */
  findOwner(id: number, { manager }: Transaction): Promise<PosDelivery | null> {
    return manager.findOneBy(PosDelivery, { id });
  }

  findPos(restaurantId: number): Promise<PosRow | null> {
    return this.restaurants.findOneBy({ id: restaurantId });
  }

  /** Of an order, by what its POS knows the delivery by. */
  findCalled(key: string): Promise<PosDelivery | null> {
    return this.deliveries.findOneBy({ key, kind: 'order' });
  }

  /** Who says how a payment went must have heard of the order; "paid" stays. */
  async noteCallback(key: string, payment: PosPayment, reference: string | null): Promise<void> {
    await this.deliveries
      .createQueryBuilder()
      .update()
      .set({
        state: () => `CASE WHEN state = 'withdrawn' THEN state ELSE 'delivered' END`,
        nextTryAt: null,
        failure: null,
        payment: () => `CASE WHEN payment = 'paid' THEN payment ELSE :payment END`,
        ...(reference !== null && { reference }),
      })
      .where({ key })
      .setParameters({ payment })
      .execute();
  }

  async findPayment(orderId: number): Promise<PaymentStatus | null> {
    return (await this.orders.findOneBy({ id: orderId }))?.paymentStatus ?? null;
  }
}
