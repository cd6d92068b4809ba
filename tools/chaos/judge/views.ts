/** Whether every screen shows what Postgres says, and was told every version on the way. */
import type { OrdersView } from '../people/orders-view.ts';
import type { Town } from '../people/town.ts';
import type { Findings } from './findings.ts';
import { isFinal, type TrueOrder, type Truth } from './truth.ts';

export function judgeViews(truth: Truth, town: Town, findings: Findings): void {
  const orders = [...truth.orders.values()];
  for (const { list, tracked, placed, userId } of town.customers) {
    judgeList(
      list,
      orders.filter((order) => order.userId === userId),
      truth,
      findings,
    );
    for (const view of tracked) {
      const order = truth.orders.get(Number(view.topic.split(':')[1]));
      if (order) judgeOne(view, order, findings);
    }
    if (tracked.length !== placed.length) findings.lost(`customer ${userId} tracks ${tracked.length} orders`);
  }
  for (const { views, restaurantId } of town.kitchens) {
    const own = orders.filter((order) => order.restaurantId === restaurantId);
    for (const view of views) judgeList(view, own, truth, findings);
  }
  for (const { view, restaurantId } of town.riders) {
    const own = orders.filter((order) => order.restaurantId === restaurantId);
    judgeList(view, own, truth, findings);
  }
  for (const view of town.admins) {
    const sinceMs = view.snapshotAtMs ?? 0;
    const placedSince = orders.filter(({ id }) => (truth.events.get(id)?.[0]?.atMs ?? 0) > sinceMs);
    judgeList(view, placedSince, truth, findings);
    for (const [orderId] of view.shown) judgeOne(view, truth.orders.get(orderId), findings);
    const { counters } = view;
    const shown = counters && [counters.pending, counters.preparing, counters.delivering, counters.ordersToday];
    const { pending, preparing, delivering, ordersToday, revenueCents } = truth.live;
    if (
      String(shown) !== String([pending, preparing, delivering, ordersToday]) ||
      Math.round(Number(counters?.revenue) * 100) !== revenueCents
    ) {
      findings.unfinished(
        `an admin's counters are ${JSON.stringify(counters)} instead of ${JSON.stringify(truth.live)}`,
      );
    }
  }
  for (const view of town.cities) {
    for (const { restaurantId, isOpen, version } of truth.openStates) {
      const shown = view.states.get(restaurantId);
      if (shown?.version !== version || shown.isOpen !== isOpen) {
        findings.lost(`restaurant ${restaurantId}: a screen shows ${String(shown?.version)} instead of ${version}`);
      }
    }
    if (view.gaps > 0) findings.gap(`${view.gaps} open states were left out`);
    if (view.backwards > 0) findings.doubled(`${view.backwards} open states came again`);
  }
  for (const view of town.ordersViews) judgeSequence(view, truth, findings);
}

function judgeList(view: OrdersView, orders: readonly TrueOrder[], truth: Truth, findings: Findings): void {
  for (const order of orders) {
    // A list of open orders no longer has those that were closed while the screen was away.
    if (isFinal(order) && (view.closedAtMs.has(order.id) || wasOver(view, order, truth))) continue;
    judgeOne(view, order, findings);
  }
}

/** Says whether the order was over before this screen's latest snapshot and was never on it. */
function wasOver(view: OrdersView, { id }: TrueOrder, truth: Truth): boolean {
  const closedAtMs = truth.events.get(id)?.at(-1)?.atMs ?? Number.POSITIVE_INFINITY;
  return !view.shown.has(id) && closedAtMs < (view.snapshotAtMs ?? 0);
}

function judgeOne(view: OrdersView, order: TrueOrder | undefined, findings: Findings): void {
  if (order === undefined) return;
  const shown = view.shown.get(order.id);
  if (shown?.version !== order.version || shown.status !== order.status) {
    findings.lost(
      `order ${order.id} is ${order.status} ${order.version}, a screen of ${view.topic} shows ${String(shown?.status)} ${String(shown?.version)}`,
    );
  }
}

function judgeSequence(view: OrdersView, truth: Truth, findings: Findings): void {
  for (const { orderId, from, to, sinceMs } of view.gaps) {
    const events = truth.events.get(orderId) ?? [];
    const missing = events.filter(
      ({ version, atMs }) => version >= from && version <= to && (sinceMs === null || atMs > sinceMs),
    );
    for (const { version } of missing) findings.gap(`${view.topic} left out version ${version} of order ${orderId}`);
  }
  for (const { orderId, version, after } of view.backwards) {
    findings.doubled(`${view.topic} told version ${version} of order ${orderId} after ${after}`);
  }
}
