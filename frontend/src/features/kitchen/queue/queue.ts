/** What a kitchen knows of its orders, and how each piece of news changes it. Pure: the socket and the calls are elsewhere. */
import { isFinal, isUndoable } from '@contracts/orders/order-status.ts';
import type { OrderSeenView, RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import { applyKitchenOrderUpdate } from './apply-order-update.ts';
import { changeById } from '../../../lib/realtime/versions.ts';
import { deliveredOn, NOTHING_UNREAD, withoutOldest, type Unread } from './bounded-queue.ts';
import { acceptedIn, stageOf, type KitchenStage } from './kitchen-times.ts';
import { withOwnStep, withoutTakenBack } from './own-steps.ts';
import { stepsAfter, withLines, type LineStep } from '../lines/lines.ts';
import { isOfRide, newlyAtDoor, takeCodeRefusal, takeNobodyThere, withNotice, withoutNotice } from './ride-notices.ts';
import { fresherOf, upsertFresher } from './seen.ts';
import type { Step, StepKind } from './steps.ts';
import type { KitchenQueue, QueueAction, Undoable } from './queue-types.ts';

export function reduceQueue(queue: KitchenQueue, action: QueueAction): KitchenQueue {
  return withoutOldest(take(queue, action));
}

function take(queue: KitchenQueue, action: QueueAction): KitchenQueue {
  switch (action.type) {
    case 'listed':
      return withUnread(takeList(queue, action.orders), action.counted);
    case 'snapshot':
      return takeSnapshot(queue, action.orders);
    case 'placed':
      return { ...queue, orders: upsertFresher(queue.orders, action.order) };
    case 'updated':
      return takeNews(queue, action.event, action.nowMs);
    case 'sent':
      return {
        ...queue,
        steps: [...settled(queue, action.orderId).steps, stepOf(queue, action)],
        notices: withoutNotice(queue, action.orderId),
      };
    case 'answered':
      return withOwnChange(takeUpdate(settled(queue, action.event.orderId), action.event), action.event, action.nowMs);
    case 'refused':
      return takeRefusal(settled(queue, action.orderId), action);
    case 'failed':
      return withNotice(settled(queue, action.orderId), {
        kind: 'failed',
        orderId: action.orderId,
        message: action.message,
      });
    case 'hushed':
      return { ...queue, hushedIds: [...new Set([...queue.hushedIds, ...action.orderIds])] };
    case 'unhushed':
      return { ...queue, hushedIds: queue.hushedIds.filter((id) => !action.orderIds.includes(id)) };
    case 'seen':
      return takeSeen(queue, action.seen);
    case 'reminded':
      return {
        ...queue,
        orders: queue.orders.map((order) =>
          action.orderIds.includes(order.id) ? { ...order, reminded_at: action.at } : order,
        ),
      };
    case 'nobodyThere':
      return takeNobodyThere(queue, action);
    case 'codeRefused':
      return takeCodeRefusal(queue, action);
    case 'expired':
      return { ...queue, undoables: queue.undoables.filter(({ orderId }) => orderId !== action.orderId) };
    case 'linesSent':
      return { ...queue, lineSteps: [...withoutLines(queue, action.steps), ...action.steps] };
    case 'lines':
      return {
        ...queue,
        orders: withLines(queue.orders, action.changes),
        lineSteps: stepsAfter(queue.lineSteps, action.changes),
      };
    case 'linesRefused':
      return takeLineRefusal({ ...queue, lineSteps: withoutLines(queue, action.steps) }, action);
    case 'dismissed':
      return { ...queue, notices: queue.notices.filter(({ orderId }) => !action.orderIds.includes(orderId)) };
    // What went wrong on this device is for whoever stands here.
    case 'cancellationRead':
      return {
        ...queue,
        notices: queue.notices.filter(({ kind, orderId }) => kind !== 'cancelled' || orderId !== action.orderId),
      };
  }
}

/** The newest, as far back as today goes. What is held besides stays: it is older, or came in the meantime. */
function takeList(queue: KitchenQueue, list: readonly RestaurantOrderView[]): KitchenQueue {
  const orders = list.reduce(upsertFresher, queue.orders);
  // What another device has dismissed while this one was away is not told here.
  const isRead = (id: number) => orders.some((order) => order.id === id && order.cancellation_read);
  const notices = queue.notices.filter(({ kind, orderId }) => kind !== 'cancelled' || !isRead(orderId));
  const cancelled = orders.filter(
    ({ id, status }) => queue.lostIds.includes(id) && status === 'cancelled' && !isRead(id),
  );
  const next = newlyAtDoor({ ...queue, orders, notices, lostIds: [], lostStages: {}, isListed: true }, queue.orders);
  return cancelled.reduce(
    (held, order) => withCancelledNotice(held, order, queue.lostStages[order.id] ?? 'cooking'),
    next,
  );
}

/** `counted`: all that the server knows of the day; left out where the list has them all. */
function withUnread(queue: KitchenQueue, counted: Unread | undefined): KitchenQueue {
  if (!counted) return { ...queue, unread: NOTHING_UNREAD };
  const known = deliveredOn(counted.day, queue.orders, queue.dropped);
  return { ...queue, unread: { day: counted.day, delivered: Math.max(0, counted.delivered - known) } };
}

/** All open orders and nothing else: one that is held as open and missing here has closed. */
function takeSnapshot(queue: KitchenQueue, open: readonly RestaurantOrderView[]): KitchenQueue {
  const held = new Map(queue.orders.map((order) => [order.id, order]));
  const current = open.map((order) => fresherOf(held.get(order.id), order));
  const openIds = new Set(open.map((order) => order.id));
  const others = queue.orders.filter((order) => !openIds.has(order.id));
  const lost = others.filter((order) => !isFinal(order.status));
  const next: KitchenQueue = {
    ...queue,
    orders: [...current, ...others.filter((order) => isFinal(order.status))],
    lostIds: lost.map((order) => order.id),
    lostStages: Object.fromEntries(lost.map((order) => [order.id, stageOf(order, order.updated_at)])),
  };
  return newlyAtDoor(next, queue.orders);
}

function takeUpdate(queue: KitchenQueue, event: OrderChange): KitchenQueue {
  const held = queue.orders.find((order) => order.id === event.orderId);
  if (!held) {
    // Its placing was missed: the list has it whole.
    return isFinal(event.status)
      ? queue
      : { ...queue, lostIds: [...without(queue.lostIds, event.orderId), event.orderId] };
  }
  const orders = changeById(queue.orders, event.orderId, (order) => applyKitchenOrderUpdate(order, event));
  if (orders === queue.orders) return queue;
  const isOpenForUndo = (undoable: Undoable) => undoable.orderId !== event.orderId || undoable.status === event.status;
  const next = {
    ...queue,
    orders,
    undoables: queue.undoables.filter(isOpenForUndo),
    ownSteps: withoutTakenBack(queue.ownSteps, event),
    // What was told of its ride is over with the ride.
    notices: queue.notices.filter(
      (notice) => notice.orderId !== event.orderId || !isOfRide(notice) || isSameRide(held, event),
    ),
  };
  const isCancelledByOthers = event.status === 'cancelled' && held.status !== 'cancelled' && event.by !== 'restaurant';
  if (isCancelledByOthers) return withCancelledNotice(next, { ...held, reason: event.reason }, stageOf(held, event.at));
  const isLeft = held.status === 'delivering' && held.rider_id !== null && event.riderId === null;
  return isLeft && event.status === 'delivering' && event.by !== 'restaurant'
    ? withNotice(next, { kind: 'riderGone', orderId: event.orderId })
    : next;
}

/** The event of a change made here may be ahead of the call's answer: whoever sees the card move may go on, or take it back. */
function takeNews(queue: KitchenQueue, event: OrderChange, nowMs: number): KitchenQueue {
  const isOwnChange = event.by === 'restaurant' && queue.steps.some(({ orderId }) => orderId === event.orderId);
  const next = takeUpdate(queue, event);
  if (!isOwnChange || next === queue) return next;
  return withOwnChange(settled(next, event.orderId), event, nowMs);
}

function takeRefusal(
  queue: KitchenQueue,
  { orderId, wanted, prepMinutes, current }: Extract<QueueAction, { type: 'refused' }>,
): KitchenQueue {
  const orders = current ? upsertFresher(queue.orders, current) : queue.orders;
  const order = orders.find(({ id }) => id === orderId);
  const next = { ...queue, orders, undoables: queue.undoables.filter((undoable) => undoable.orderId !== orderId) };
  // The same click on another tablet, or an answer that got lost on its way: what was wanted is so.
  if (order === undefined) return next;
  if (order.status === wanted) {
    const stands = acceptedIn(order);
    const isOther = typeof prepMinutes === 'number' && stands !== null && stands.minutes !== prepMinutes;
    return isOther ? withNotice(next, { kind: 'minutes', orderId, wanted: prepMinutes, ...stands }) : next;
  }
  return withNotice(next, {
    ...{ kind: 'conflict', orderId, status: order.status, by: order.changed_by, fulfilment: order.fulfilment },
  });
}

/** Where another device has done the same, or the order has gone on, there is nothing to say. */
function takeLineRefusal(
  queue: KitchenQueue,
  { steps, current, message }: Extract<QueueAction, { type: 'linesRefused' }>,
): KitchenQueue {
  const next = current ? { ...queue, orders: upsertFresher(queue.orders, current) } : queue;
  const isSo = ({ lineId, state }: LineStep) =>
    current?.items.some((line) => line.id === lineId && line.state === state);
  if (current && (current.status !== 'preparing' || steps.every(isSo))) return next;
  const [first] = steps;
  return first ? withNotice(next, { kind: 'failed', orderId: first.orderId, message }) : next;
}

function withoutLines({ lineSteps }: KitchenQueue, lines: readonly Pick<LineStep, 'lineId'>[]): LineStep[] {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return lineSteps.filter(({ lineId }) => !ids.has(lineId));
}

function takeSeen(queue: KitchenQueue, seen: readonly OrderSeenView[]): KitchenQueue {
  const seenAt = new Map(seen.map((one) => [one.orderId, one.seenAt]));
  return {
    ...queue,
    hushedIds: queue.hushedIds.filter((id) => !seenAt.has(id)),
    orders: queue.orders.map((order) =>
      order.seen_at === null && seenAt.has(order.id) ? { ...order, seen_at: seenAt.get(order.id) ?? null } : order,
    ),
  };
}

/** It was made here: it can be taken back for some seconds, and brought back for some minutes. */
function withOwnChange(queue: KitchenQueue, event: OrderChange, nowMs: number): KitchenQueue {
  return { ...withUndoable(queue, event, nowMs), ownSteps: withOwnStep(queue.ownSteps, event, nowMs) };
}

function withUndoable(queue: KitchenQueue, event: OrderChange, nowMs: number): KitchenQueue {
  const isForward = event.status !== event.previousStatus && event.previousStatus !== 'delivered';
  const { status } = event;
  if (!isForward || !isUndoable(status)) return queue;
  const current = queue.orders.find(({ id, version }) => id === event.orderId && version === event.version);
  const isOffered = queue.undoables.some(({ orderId, status }) => orderId === event.orderId && status === event.status);
  if (!current || isOffered) return queue;
  const others = queue.undoables.filter(({ orderId }) => orderId !== event.orderId);
  const undoable = { orderId: event.orderId, status, fulfilment: current.fulfilment, sinceMs: nowMs };
  return { ...queue, undoables: [...others, undoable] };
}

function settled(queue: KitchenQueue, orderId: number): KitchenQueue {
  return { ...queue, steps: queue.steps.filter((step) => step.orderId !== orderId) };
}

function stepOf(
  { orders }: KitchenQueue,
  { orderId, status = null, minutes = null }: Pick<Step, 'orderId'> & StepKind,
): Step {
  return { orderId, status, minutes, version: orders.find(({ id }) => id === orderId)?.version };
}

function withCancelledNotice(
  queue: KitchenQueue,
  { id: orderId, reason, fulfilment }: Pick<RestaurantOrderView, 'id' | 'reason' | 'fulfilment'>,
  stage: KitchenStage,
): KitchenQueue {
  return withNotice(queue, { kind: 'cancelled', orderId, reason, stage, fulfilment });
}

const isSameRide = (held: RestaurantOrderView, { status, riderId }: OrderChange) =>
  held.status === status && held.rider_id === riderId;

function without(ids: readonly number[], id: number): number[] {
  return ids.filter((other) => other !== id);
}
