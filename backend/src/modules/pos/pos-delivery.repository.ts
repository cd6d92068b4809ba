import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '../../contracts/constants.ts';
import type { PosDeliveryKind, PosDeliveryState, PosFailure, PosPayment } from '../../contracts/restaurants/pos.ts';
import { Database, type Queryable } from '../../database/database.ts';
import type { PosAnswer } from './pos-answer.ts';
import type { PosJob } from './pos-job.ts';
import * as statements from './pos-delivery.statements.ts';
import type { ToldOrderRow } from './pos-message.ts';

interface PosRow {
  url: string | null;
  /** Sealed. */
  key: string | null;
}

/** A delivery that this process may try now. */
export interface ClaimedRow {
  id: number;
  delivery_key: string;
  tries: number;
  url: string | null;
  key: string | null;
}

export interface DeliveryRow {
  id: number;
  order_id: number;
  kind: PosDeliveryKind;
  state: PosDeliveryState;
  /** What it takes the money for, the tip included. */
  charged_cents: number;
  payment: PosPayment | null;
  tries: number;
  failure: PosFailure | null;
  http_status: number | null;
  created_at: Date;
  last_tried_at: Date | null;
  next_try_at: Date | null;
}

interface DeliveryOwner {
  restaurantId: number;
  orderId: number;
}

@Injectable()
export class PosDeliveryRepository {
  constructor(private readonly db: Database) {}

  /** Notes that the POS has to hear of it; once. */
  async open(orderId: number, kind: PosDeliveryKind): Promise<void> {
    await this.db.run(statements.OPEN, [orderId, kind]);
  }

  /** Null when it is settled, not due yet, or somebody else is calling. */
  async claim({ orderId, kind }: PosJob, leaseMs: number): Promise<ClaimedRow | null> {
    const [row] = await this.db.run<ClaimedRow>(statements.CLAIM, [orderId, kind, leaseMs]);
    return row ?? null;
  }

  /** Of an order that was cancelled: whether its POS may have heard of it. `calling`: it may be hearing of it now. */
  async withdrawOrder(orderId: number): Promise<'heard' | 'unheard' | 'calling'> {
    const [row] = await this.db.run<{ is_calling: boolean; is_tried: boolean }>(statements.WITHDRAW, [orderId]);
    if (row?.is_calling) return 'calling';
    return row?.is_tried ? 'heard' : 'unheard';
  }

  async findOrder(orderId: number): Promise<ToldOrderRow | null> {
    const [row] = await this.db.run<ToldOrderRow>(statements.FIND_ORDER, [orderId]);
    return row ?? null;
  }

  async settle(id: number, httpStatus: number, answer: PosAnswer): Promise<void> {
    await this.db.run(statements.SETTLE, [id, httpStatus, answer.payment, answer.reference]);
  }

  /** `retryMs` null: it is given up. False when it was settled in the meantime. */
  async fail(id: number, failure: PosFailure, httpStatus: number | null, retryMs: number | null): Promise<boolean> {
    return (await this.db.run(statements.FAIL, [id, failure, httpStatus, retryMs])).length === 1;
  }

  /** What should have been tried `graceMs` ago, and orders that no job has ever reached. */
  async listForgotten(graceMs: number, limit: number): Promise<(PosJob & { tries: number })[]> {
    const rows = await this.db.run<JobRow & { tries: number }>(statements.LIST_FORGOTTEN, [graceMs, limit]);
    return rows.map((row) => ({ ...toJob(row), tries: row.tries }));
  }

  async list(restaurantId: number): Promise<DeliveryRow[]> {
    return this.db.run<DeliveryRow>(statements.LIST, [restaurantId]);
  }

  async find(restaurantId: number, id: number): Promise<DeliveryRow | null> {
    const [row] = await this.db.run<DeliveryRow>(statements.FIND, [restaurantId, id]);
    return row ?? null;
  }

  /** Only what was given up; `id` null: all of it. */
  async sendAnew(restaurantId: number, id: number | null, db: Queryable = this.db): Promise<PosJob[]> {
    return (await db.run<JobRow>(statements.SEND_ANEW, [restaurantId, id])).map(toJob);
  }

  /** Whose delivery it is. */
  async findOwner(id: number, db: Queryable): Promise<DeliveryOwner | null> {
    const [row] = await db.run<DeliveryOwner>(statements.FIND_OWNER, [id]);
    return row ?? null;
  }

  async findPos(restaurantId: number): Promise<PosRow | null> {
    const [row] = await this.db.run<PosRow>(statements.FIND_POS, [restaurantId]);
    return row ?? null;
  }

  /** Of an order, by what its POS knows the delivery by: whose key signs for it. */
  async findCalled(deliveryKey: string): Promise<{ order_id: number; key: string | null } | null> {
    const [row] = await this.db.run<{ order_id: number; key: string | null }>(statements.FIND_CALLED, [deliveryKey]);
    return row ?? null;
  }

  async noteCallback(deliveryKey: string, payment: PosPayment, reference: string | null): Promise<void> {
    await this.db.run(statements.NOTE_CALLBACK, [deliveryKey, payment, reference]);
  }

  async findPayment(orderId: number): Promise<PaymentStatus | null> {
    const [row] = await this.db.run<{ payment_status: PaymentStatus }>(statements.FIND_PAYMENT, [orderId]);
    return row?.payment_status ?? null;
  }
}

interface JobRow {
  restaurant_id: number;
  order_id: number;
  kind: PosDeliveryKind;
}

function toJob({ restaurant_id: restaurantId, order_id: orderId, kind }: JobRow): PosJob {
  return { restaurantId, orderId, kind };
}
