import type { City } from '../../contracts/constants.ts';
import type { Prefixed } from '../../database/sql/columns.ts';
import type { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { DomainEvent, OrderChanged, RestaurantEvent } from './domain-event.ts';

/** A row of `order_event` with whose order it is: as the outbox reads it, and as the statement that appended it knows it. */
export const ORDER_EVENT = [
  ...(['id', 'orderId', 'version', 'status', 'previousStatus', 'at', 'actor', 'reason'] as const),
  ...(['paymentStatus', 'estimatedFrom', 'estimatedTo', 'readyBy', 'riderId'] as const),
] as const satisfies (keyof OrderEvent)[];

export type OrderEventRow = Pick<OrderEvent, (typeof ORDER_EVENT)[number]> &
  Prefixed<'previous', Pick<OrderEvent, 'riderId'>> &
  Pick<Order, 'userId' | 'restaurantId'>;

interface OriginRow {
  requestId: string | null;
  traceparent: string | null;
  at: Date;
}

export type UnsentOrderRow = OrderEventRow & OriginRow;

export interface UnsentRestaurantRow extends OriginRow {
  id: string;
  kind: RestaurantEvent['kind'];
  payload: RestaurantEvent['payload'];
  city: City;
}

/** The one place where an order's event is made. */
export function toOrderChanged(row: OrderEventRow): OrderChanged {
  return {
    kind: 'order',
    eventId: Number(row.id),
    orderId: row.orderId,
    userId: row.userId,
    restaurantId: row.restaurantId,
    version: row.version,
    status: row.status,
    previousStatus: row.previousStatus,
    at: row.at.toISOString(),
    by: row.actor,
    reason: row.reason,
    paymentStatus: row.paymentStatus,
    estimatedFrom: row.estimatedFrom?.toISOString() ?? null,
    estimatedTo: row.estimatedTo?.toISOString() ?? null,
    readyBy: row.readyBy?.toISOString() ?? null,
    riderId: row.riderId,
    previousRiderId: row.previousRiderId,
  };
}

export function readOrderChanged(row: UnsentOrderRow): OrderChanged {
  return { ...toOrderChanged(row), origin: originOf(row) };
}

export function readRestaurantEvent(row: UnsentRestaurantRow): RestaurantEvent {
  const { kind, payload, city } = row;
  return { kind, eventId: Number(row.id), city, payload, origin: originOf(row) } as RestaurantEvent;
}

function originOf({ requestId, traceparent, at }: OriginRow): DomainEvent['origin'] {
  return { requestId, traceparent, committedAtMs: at.getTime() };
}
