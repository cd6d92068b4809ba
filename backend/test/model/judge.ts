import {
  findTransition,
  isUndoable,
  type OrderActor,
  type OrderStatus,
} from '../../src/contracts/orders/order-status.ts';
import type { Api } from '../api/api.ts';

interface EventRow {
  version: number;
  status: OrderStatus;
  previous_status: OrderStatus | null;
  actor: OrderActor;
}

interface OrderRow {
  version: number;
  status: OrderStatus;
  total_cents: number;
  parts_cents: number;
  items_cents: number;
  tip_cents: number;
  reviews: number;
  is_range: boolean;
}

/** What is true of every order, whatever was tried with it: the sentences that are not true of this one. */
export async function judge(api: Api, orderId: number, tip: string): Promise<string[]> {
  const [order] = await api.sql<OrderRow>(
    `SELECT o.version, o.status, o.total_cents, o.tip_cents, o.subtotal_cents + o.deposit_cents + o.delivery_fee_cents AS parts_cents,
       (SELECT sum(quantity * unit_price_cents)::int FROM order_items i WHERE i.order_id = o.id) + o.deposit_cents
         + o.delivery_fee_cents AS items_cents,
       (SELECT count(*)::int FROM reviews v WHERE v.order_id = o.id) AS reviews,
       o.estimated_from IS NULL OR o.estimated_from <= o.estimated_to AS is_range
     FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  const events = await api.sql<EventRow>(
    'SELECT version, status, previous_status, actor FROM order_event WHERE order_id = $1 ORDER BY version',
    [orderId],
  );
  if (order === undefined) return [`order ${String(orderId)} is gone`];
  const problems = events.flatMap((event, index) => problemsOf(event, events[index - 1], index));
  const last = events.at(-1);
  const rules: readonly (readonly [isTrue: boolean, otherwise: string])[] = [
    [order.version === events.length, `version ${String(order.version)} after ${String(events.length)} events`],
    [last?.status === order.status, `it is ${order.status}, its last event says ${String(last?.status)}`],
    [order.total_cents === order.parts_cents, 'its parts do not add up'],
    [order.total_cents === order.items_cents, 'its dishes do not add up'],
    [(order.tip_cents / 100).toFixed(2) === tip, `its tip of ${tip} became one of ${String(order.tip_cents)} cents`],
    [order.reviews <= 1, 'it has two reviews'],
    [order.reviews === 0 || order.status === 'delivered', `it is ${order.status} and has a review`],
    [order.is_range, 'its arrival ends before it begins'],
  ];
  const broken = rules.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
  return [...problems, ...broken].map((problem) => `order ${String(orderId)}: ${problem}`);
}

function problemsOf(event: EventRow, before: EventRow | undefined, index: number): string[] {
  const problems: string[] = [];
  if (event.version !== index + 1) problems.push(`event ${String(index + 1)} has version ${String(event.version)}`);
  if (event.previous_status !== (before?.status ?? null)) {
    problems.push(`event ${String(event.version)} comes from ${String(event.previous_status)}`);
  }
  const from = event.previous_status;
  if (from === null || from === event.status) return problems;
  const isForward = findTransition(from, event.status, event.actor) !== undefined;
  const isTakenBack = event.actor === 'restaurant' && isUndoable(from);
  if (!isForward && !isTakenBack) problems.push(`${event.actor} moved it from ${from} to ${event.status}`);
  return problems;
}
