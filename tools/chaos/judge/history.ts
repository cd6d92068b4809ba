/** Whether what was promised is in Postgres, once, with a history without holes. */
import { findTransition, type OrderActor } from '../../../backend/src/contracts/orders/order-status.ts';
import type { Town } from '../people/town.ts';
import type { Findings } from './findings.ts';
import type { Truth } from './truth.ts';

export function judgeHistory(truth: Truth, town: Town, findings: Findings): void {
  const byKey = Map.groupBy(truth.orders.values(), ({ key }) => key);
  for (const [key, orders] of byKey) {
    if (orders.length > 1) findings.doubled(`key ${String(key)} made orders ${orders.map(({ id }) => id).join(', ')}`);
  }
  for (const { key, orderId } of town.customers.flatMap(({ placed }) => placed)) {
    if (truth.orders.get(orderId)?.key !== key) findings.lost(`order ${orderId} was confirmed and is not there`);
  }
  for (const { orderId, version, status } of [...town.kitchens, ...town.riders].flatMap(({ moved }) => moved)) {
    const event = truth.events.get(orderId)?.[version - 1];
    if (event?.status !== status) findings.lost(`order ${orderId} was confirmed as ${status}, version ${version}`);
  }
  for (const order of truth.orders.values()) {
    const events = truth.events.get(order.id) ?? [];
    const last = events.at(-1);
    if (last?.version !== order.version || last.status !== order.status) {
      findings.gap(`order ${order.id} is ${order.status} ${order.version}, its last event ${String(last?.version)}`);
    }
    for (const [index, event] of events.entries()) {
      const before = events[index - 1];
      if (event.version !== index + 1) findings.gap(`order ${order.id} has no event of version ${index + 1}`);
      if (event.previousStatus !== (before?.status ?? null)) {
        findings.gap(`order ${order.id}, version ${event.version} does not follow the one before`);
      }
      const isMove = before !== undefined && event.status !== before.status;
      if (isMove && !findTransition(before.status, event.status, event.actor as OrderActor)) {
        findings.doubled(`order ${order.id} went from ${before.status} to ${event.status}`);
      }
      if (!event.isSent) findings.unfinished(`event ${event.id} of order ${order.id} is unsent`);
    }
    const settled = events.filter(
      ({ paymentStatus, version }) => version > 1 && paymentStatus !== events[version - 2]?.paymentStatus,
    );
    if (settled.length > 1) findings.doubled(`order ${order.id} was paid ${settled.length} times`);
  }
  if (truth.unsentRestaurantEvents > 0) findings.unfinished(`${truth.unsentRestaurantEvents} restaurant events unsent`);
  if (truth.restaurantEventGaps > 0) findings.gap(`${truth.restaurantEventGaps} gaps in the events of restaurants`);
}
