import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '../../../contracts/constants.ts';
import type { ClaimRequest } from '../../../contracts/http/requests.gen.ts';
import { toRecord } from '../../../database/sql/columns.ts';
import { firstAndLast } from '../../../database/sql/in-partition.ts';
import { Database, type Queryable, first } from '../../../database/connection/database.ts';
import { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { currentRequest } from '../../../telemetry/request-context.ts';
import { isSessionOver } from '../../../database/shared/session-holds.ts';
import type {
  ChangeRow,
  FullOrderRow,
  InsertedOrderRow,
  OpeningRow,
  OrderOwner,
  ReadBasisRow,
  StandingRow,
} from './order.rows.ts';
import * as statements from './order.statements.ts';
import type { NewOrder, RideMove, StatusMove } from './order.writes.ts';

/** Before the first page: larger than every id. */
const FIRST_PAGE = 2_147_483_647;

@Injectable()
export class OrderRepository {
  constructor(private readonly db: Database) {}

  async find(orderId: number): Promise<FullOrderRow | null> {
    return first(this.db.run<FullOrderRow>(statements.FIND_ORDER, [orderId]));
  }

  async findMany(orderIds: readonly number[]): Promise<FullOrderRow[]> {
    if (orderIds.length === 0) return [];
    return this.db.run<FullOrderRow>(statements.FIND_ORDERS, [orderIds, ...firstAndLast(orderIds)]);
  }

  async listOfCustomer(userId: number, limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.db.run<FullOrderRow>(statements.LIST_OF_CUSTOMER, [userId, beforeId, limit]);
  }

  async listOpenOfCustomer(userId: number): Promise<FullOrderRow[]> {
    return this.db.run<FullOrderRow>(statements.LIST_OPEN_OF_CUSTOMER, [userId]);
  }

  async listOfRestaurant(restaurantId: number, limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.db.run<FullOrderRow>(statements.LIST_OF_RESTAURANT, [restaurantId, beforeId, limit]);
  }

  async listAll(limit: number, beforeId = FIRST_PAGE): Promise<FullOrderRow[]> {
    return this.db.run<FullOrderRow>(statements.LIST_ALL, [beforeId, limit]);
  }

  async listOpenOfRestaurant(restaurantId: number): Promise<FullOrderRow[]> {
    return this.db.run<FullOrderRow>(statements.LIST_OPEN_OF_RESTAURANT, [restaurantId]);
  }

  /** Null when there is no such active restaurant. */
  async findBasis(
    restaurantId: number,
    menuItemIds: readonly number[],
    postcode: string | null,
  ): Promise<ReadBasisRow | null> {
    return first(this.db.run<ReadBasisRow>(statements.READ_BASIS, [restaurantId, menuItemIds, postcode]));
  }

  /** Null when there is no such active restaurant, or the user's session has ended. */
  async findStanding(
    restaurantId: number,
    { userId, sessionId, idempotencyKey }: OrderOwner,
  ): Promise<StandingRow | null> {
    const values = [restaurantId, idempotencyKey];
    return first(
      userId === null
        ? this.db.run<StandingRow>(statements.READ_STANDING_OF_GUEST, values)
        : this.db.run<StandingRow>(statements.READ_STANDING_OF_USER, [...values, userId, sessionId]),
    );
  }

  isSessionOver(sessionId: string): Promise<boolean> {
    return isSessionOver(this.db, sessionId);
  }

  /** Whether it is open when a meal is wanted, and from when on it takes orders: at once where it is open now. */
  async findOpening(restaurantId: number, wantedFor: Date, cookingFrom: Date): Promise<OpeningRow> {
    const [row] = await this.db.run<OpeningRow>(statements.IS_OPEN_AT, [restaurantId, wantedFor, cookingFrom]);
    return row ?? { isOpen: false, opensAt: null, cooksFrom: null };
  }

  /** Null when the idempotency key was used by a request that ran at the same time. */
  async insert(
    { order, contact, lines, ...minutes }: NewOrder,
    db: Queryable = this.db,
  ): Promise<InsertedOrderRow | null> {
    const { requestId, traceparent } = currentRequest();
    return first(
      db.run<InsertedOrderRow>(
        ...statements.INSERT_ORDER({
          ...minutes,
          requestId,
          traceparent,
          order: JSON.stringify(toRecord(Order, order)),
          contact: contact && JSON.stringify(contact),
          lines: JSON.stringify(lines.map((line) => toRecord(OrderItem, line))),
        }),
      ),
    );
  }

  /** Null when the actor has no such order (or, with `onlyWhenLapsed`, its deadline is still ahead). */
  async move(move: StatusMove, db: Queryable = this.db): Promise<ChangeRow | null> {
    const predicted = move.predicted && JSON.stringify(move.predicted);
    return first(db.run<ChangeRow>(...statements.CHANGE_STATUS({ ...move, predicted, ...currentRequest() })));
  }

  /** Null when the restaurant has no such delivery. */
  ride(move: RideMove): Promise<ChangeRow | null> {
    const predicted = move.predicted && JSON.stringify(move.predicted);
    return first(this.db.run<ChangeRow>(...statements.RIDE({ ...move, predicted, ...currentRequest() })));
  }

  /** Null when its payment stood elsewhere than `from`. */
  async changePayment(orderId: number, to: PaymentStatus, from: readonly PaymentStatus[]): Promise<ChangeRow | null> {
    const { requestId, traceparent } = currentRequest();
    const values = [orderId, to, from, requestId, traceparent];
    return first(this.db.run<ChangeRow>(statements.CHANGE_PAYMENT, values));
  }

  /**
   * Makes a guest's order that of an account; false when the token is not its guest's, or when it is another guest's than
   * the one who placed `likeOrderId`.
   */
  async claim(orderId: number, userId: number, { guestToken, likeOrderId }: ClaimRequest): Promise<boolean> {
    const rows = await this.db.run(statements.CLAIM_GUEST_ORDER, [orderId, guestToken, userId, likeOrderId ?? null]);
    return rows.length === 1;
  }

  async listLapsed(limit: number): Promise<number[]> {
    const rows = await this.db.run<{ id: number }>(statements.LIST_LAPSED, [limit]);
    return rows.map((row) => row.id);
  }
}
