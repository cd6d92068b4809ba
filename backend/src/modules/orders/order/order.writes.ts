/** What is written of orders, before the statements put it into columns. */
import type { OrderActor, OrderStatus } from '../../../contracts/orders/order-status.ts';
import type { Handover } from '../../../contracts/orders/handover.ts';
import type { GuestContactRequest } from '../../../contracts/http/requests.gen.ts';
import type { OrderPromise } from '../../../entities/orders/order-promise.entity.ts';
import type { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';
import type { LATER, MADE } from './order.rows.ts';

export interface NewOrder {
  order: Omit<Order, (typeof MADE)[number] | (typeof LATER)[number]>;
  /** Only a guest's order has it. */
  contact: GuestContactRequest | null;
  lines: Omit<OrderItem, 'id' | 'orderId' | 'state' | 'version'>[];
  estimateFromMinutes: number;
  estimateToMinutes: number;
  acceptDeadlineSeconds: number;
}

/** What a rider does: as a move of the order's status, with what is recorded at the door. */
export interface RideMove extends Omit<StatusMove, 'guestToken' | 'sessionId' | 'onlyWhenLapsed'> {
  handover: Handover | null;
  /** For a guest whose order has no code yet. */
  code: string;
}

export interface StatusMove {
  orderId: number;
  to: OrderStatus;
  actor: OrderActor;
  actorId: number | null;
  /** Of the restaurant's staff. */
  staffId: number | null;
  /** Which must not have ended; null where nobody acts by one, or it was looked up before. */
  sessionId: string | null;
  from: OrderStatus[];
  expectedVersion: number | null;
  reason: string | null;
  note: string | null;
  estimateFromMinutes: number | null;
  estimateToMinutes: number | null;
  /** Likewise of a meal that is picked up. */
  readyFromMinutes: number | null;
  readyToMinutes: number | null;
  /** By when the food has to be ready; null where the kitchen says nothing of it. */
  readyMinutes: number | null;
  /** Whether the promise stays, whatever the minutes are. */
  keepsPromise: boolean;
  /** What the minutes were predicted from; null where they are the constant's. */
  predicted: Pick<OrderPromise, 'kitchen' | 'ride'> | null;
  /** The promise stays where its end would move by no more than this; null moves it whatever the difference. */
  keepWithinMinutes: number | null;
  /** Only when its deadline has passed. */
  onlyWhenLapsed: boolean;
  guestToken: string | null;
}
