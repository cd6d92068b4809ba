import { Injectable } from '@nestjs/common';
import type { PaymentMethod, PaymentStatus } from '../../contracts/constants.ts';
import type { MinAge } from '../../contracts/min-age.ts';
import type { OrderActor, OrderStatus } from '../../contracts/order-status.ts';
import { Database, type Queryable } from '../../database/database.ts';
import type { ClaimRequest, GuestContact } from '../../contracts/requests.ts';
import { currentRequest } from '../../telemetry/request-context.ts';
import type {
  ChangeRow,
  ChosenOption,
  FullOrderRow,
  InsertedOrderRow,
  OrderBasisRow,
  PaymentRow,
} from './order.rows.ts';
import * as statements from './order.statements.ts';

/** Before the first page: larger than every id. */
const FIRST_PAGE = 2_147_483_647;

export interface NewOrder {
  /** Null: a guest, with a contact of their own. */
  userId: number | null;
  contact: GuestContact | null;
  deliveryNotes: string | null;
  wantsReusable: boolean;
  scheduledFor: Date | null;
  language: string;
  restaurantId: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  subtotalCents: number;
  depositCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  tipCents: number;
  deliveryAddress: string;
  notes: string | null;
  estimateFromMinutes: number;
  estimateToMinutes: number;
  acceptDeadlineSeconds: number;
  idempotencyKey: string | null;
  requestHash: string | null;
  lines: {
    menuItemId: number;
    name: string;
    quantity: number;
    unitPriceCents: number;
    depositCents: number;
    vatRate: number;
    minAge: MinAge | null;
    notes: string | null;
    options: ChosenOption[];
  }[];
}

export interface StatusMove {
  orderId: number;
  to: OrderStatus;
  actor: OrderActor;
  actorId: number | null;
  from: OrderStatus[];
  expectedVersion: number | null;
  reason: string | null;
  estimateFromMinutes: number | null;
  estimateToMinutes: number | null;
  onlyWhenLapsed: boolean;
  guestToken: string | null;
}

@Injectable()
export class OrderRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(orderId: number): Promise<FullOrderRow | null> {
    const [row] = await this.#db.run<FullOrderRow>(statements.FIND_ORDER, [orderId]);
    return row ?? null;
  }

  async findMany(orderIds: readonly number[]): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.FIND_ORDERS, [orderIds]);
  }

  async listOfCustomer(userId: number, limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.LIST_OF_CUSTOMER, [userId, beforeId, limit]);
  }

  async listOpenOfCustomer(userId: number): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.LIST_OPEN_OF_CUSTOMER, [userId]);
  }

  async listOfRestaurant(restaurantId: number, limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.LIST_OF_RESTAURANT, [restaurantId, beforeId, limit]);
  }

  async listAll(limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.LIST_ALL, [beforeId, limit]);
  }

  async listOpenOfRestaurant(restaurantId: number): Promise<FullOrderRow[]> {
    return this.#db.run<FullOrderRow>(statements.LIST_OPEN_OF_RESTAURANT, [restaurantId]);
  }

  /** Null when there is no such active restaurant. */
  async findBasis(
    restaurantId: number,
    menuItemIds: readonly number[],
    key: { userId: number | null; idempotencyKey: string } | null,
  ): Promise<OrderBasisRow | null> {
    const values = [restaurantId, menuItemIds, key?.idempotencyKey ?? null];
    const userId = key?.userId ?? null;
    const [row] =
      userId === null
        ? await this.#db.run<OrderBasisRow>(statements.READ_BASIS_OF_GUEST, values)
        : await this.#db.run<OrderBasisRow>(statements.READ_BASIS_OF_USER, [...values, userId]);
    return row ?? null;
  }

  async isOpenAt(restaurantId: number, moment: Date): Promise<boolean> {
    const [row] = await this.#db.run<{ is_open: boolean }>(statements.IS_OPEN_AT, [restaurantId, moment]);
    return row?.is_open ?? false;
  }

  /** Null when the idempotency key was used by a request that ran at the same time. */
  async insert(order: NewOrder, db: Queryable = this.#db): Promise<InsertedOrderRow | null> {
    const { requestId, traceparent } = currentRequest();
    const [row] = await db.run<InsertedOrderRow>(statements.INSERT_ORDER, [
      order.userId,
      order.restaurantId,
      order.paymentMethod,
      order.paymentStatus,
      order.subtotalCents,
      order.depositCents,
      order.deliveryFeeCents,
      order.totalCents,
      order.deliveryAddress,
      order.notes,
      order.estimateFromMinutes,
      order.estimateToMinutes,
      order.acceptDeadlineSeconds,
      order.idempotencyKey,
      order.requestHash,
      order.lines.map((line) => line.menuItemId),
      order.lines.map((line) => line.name),
      order.lines.map((line) => line.quantity),
      order.lines.map((line) => line.unitPriceCents),
      order.lines.map((line) => line.depositCents),
      order.lines.map((line) => line.vatRate),
      order.lines.map((line) => line.notes),
      order.lines.map((line) => JSON.stringify(line.options)),
      order.contact?.name ?? null,
      order.contact?.email ?? null,
      order.contact?.phone ?? null,
      order.deliveryNotes,
      order.wantsReusable,
      order.scheduledFor,
      order.language,
      requestId,
      traceparent,
      order.tipCents,
      order.lines.map((line) => line.minAge),
    ]);
    return row ?? null;
  }

  /** Null when the actor has no such order (or, with `onlyWhenLapsed`, its deadline is still ahead). */
  async move(move: StatusMove, db: Queryable = this.#db): Promise<ChangeRow | null> {
    const { requestId, traceparent } = currentRequest();
    const [row] = await db.run<ChangeRow>(statements.CHANGE_STATUS, [
      move.orderId,
      move.actor,
      move.actorId,
      move.to,
      move.from,
      move.expectedVersion,
      move.reason,
      move.estimateFromMinutes,
      move.estimateToMinutes,
      move.onlyWhenLapsed,
      move.guestToken,
      requestId,
      traceparent,
    ]);
    return row ?? null;
  }

  /** Null when its payment stood elsewhere than `from`. */
  async changePayment(orderId: number, to: PaymentStatus, from: readonly PaymentStatus[]): Promise<PaymentRow | null> {
    const [row] = await this.#db.run<PaymentRow>(statements.CHANGE_PAYMENT, [orderId, to, from]);
    return row ?? null;
  }

  /**
   * Makes a guest's order that of an account; false when the token is not its guest's, or when it is another guest's than
   * the one who placed `likeOrderId`.
   */
  async claim(orderId: number, userId: number, { guestToken, likeOrderId }: ClaimRequest): Promise<boolean> {
    const rows = await this.#db.run(statements.CLAIM_GUEST_ORDER, [orderId, guestToken, userId, likeOrderId ?? null]);
    return rows.length === 1;
  }

  async listLapsed(limit: number): Promise<number[]> {
    const rows = await this.#db.run<{ id: number }>(statements.LIST_LAPSED, [limit]);
    return rows.map((row) => row.id);
  }
}
