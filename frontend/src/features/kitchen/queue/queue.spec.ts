import { describe, expect, it } from '@jest/globals';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import { groupOrders } from './board.ts';
import { after, change, order } from './queue-in-tests.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from './queue-types.ts';

const statuses = (queue: KitchenQueue) =>
  Object.fromEntries(queue.orders.map(({ id, status, version }) => [id, `${status} ${version}`]));

describe('the list and the snapshot', () => {
  it('give the same queue in either order', () => {
    const listed: QueueAction = { type: 'listed', orders: [order(2), order(1, { status: 'delivered', version: 4 })] };
    const snapshot: QueueAction = { type: 'snapshot', orders: [order(2)] };
    const wanted = { 1: 'delivered 4', 2: 'pending 1' };
    expect(statuses(after(EMPTY_QUEUE, listed, snapshot))).toEqual(wanted);
    expect(statuses(after(EMPTY_QUEUE, snapshot, listed))).toEqual(wanted);
  });

  it('take nothing back to an older version', () => {
    const queue = after(EMPTY_QUEUE, { type: 'snapshot', orders: [order(1, { status: 'preparing', version: 2 })] });
    expect(statuses(after(queue, { type: 'listed', orders: [order(1)] }))).toEqual({ 1: 'preparing 2' });
    expect(statuses(after(queue, { type: 'snapshot', orders: [order(1)] }))).toEqual({ 1: 'preparing 2' });
  });

  it('keep an order that came while the list was on its way', () => {
    const queue = after(EMPTY_QUEUE, { type: 'placed', order: order(3) }, { type: 'listed', orders: [order(2)] });
    expect(statuses(queue)).toEqual({ 2: 'pending 1', 3: 'pending 1' });
  });

  it('take an order off the board that closed while nobody listened, and ask how it ended', () => {
    const queue = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1), order(2)] },
      { type: 'snapshot', orders: [order(2)] },
    );
    expect(statuses(queue)).toEqual({ 2: 'pending 1' });
    expect(queue.lostIds).toEqual([1]);

    const read = after(queue, {
      type: 'listed',
      orders: [order(1, { status: 'cancelled', version: 2, reason: 'customer_request' }), order(2)],
    });
    expect(read.lostIds).toEqual([]);
    expect(read.notices).toEqual([
      { kind: 'cancelled', orderId: 1, reason: 'customer_request', stage: 'waiting', fulfilment: 'delivery' },
    ]);
  });

  it('leave what was just finished here in place, though an older snapshot has it open', () => {
    const queue = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1, { status: 'delivering', version: 3 })] },
      { type: 'answered', event: change(1, { status: 'delivered', version: 4 }), nowMs: 0 },
      { type: 'snapshot', orders: [order(1, { status: 'delivering', version: 3 })] },
    );
    expect(statuses(queue)).toEqual({ 1: 'delivered 4' });
  });
});

describe('events', () => {
  const queue = after(EMPTY_QUEUE, { type: 'listed', orders: [order(1)] });

  it('put a new order in once, however often it is announced', () => {
    const twice = after(queue, { type: 'placed', order: order(2) }, { type: 'placed', order: order(2) });
    expect(twice.orders.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('move an order, and never back', () => {
    const moved = after(queue, { type: 'updated', event: change(1, { version: 3, status: 'delivering' }), nowMs: 0 });
    expect(statuses(moved)).toEqual({ 1: 'delivering 3' });
    expect(after(moved, { type: 'updated', event: change(1, { version: 2 }), nowMs: 0 })).toBe(moved);
  });

  it('tell the cook of a cancellation by someone else, and not of the own one', () => {
    const by = (actor: OrderChange['by']) =>
      after(queue, {
        type: 'updated',
        event: change(1, { status: 'cancelled', by: actor, reason: 'customer_request' }),
        nowMs: 0,
      }).notices;
    expect(by('customer')).toEqual([
      { kind: 'cancelled', orderId: 1, reason: 'customer_request', stage: 'waiting', fulfilment: 'delivery' },
    ]);
    expect(by('restaurant')).toEqual([]);
  });

  it('ask for the list when an order moves that nobody knows', () => {
    expect(after(queue, { type: 'updated', event: change(9, {}), nowMs: 0 }).lostIds).toEqual([9]);
    expect(after(queue, { type: 'updated', event: change(9, { status: 'delivered' }), nowMs: 0 })).toBe(queue);
  });
});

describe('a click', () => {
  const sent = after(EMPTY_QUEUE, { type: 'listed', orders: [order(1)] }, { type: 'sent', orderId: 1 });

  it('is busy until the answer, which counts once beside its own event', () => {
    expect(sent.steps.map(({ orderId }) => orderId)).toEqual([1]);
    const answered = after(
      sent,
      { type: 'updated', event: change(1, {}), nowMs: 0 },
      { type: 'answered', event: change(1, {}), nowMs: 0 },
    );
    expect(answered.steps.map(({ orderId }) => orderId)).toEqual([]);
    expect(statuses(answered)).toEqual({ 1: 'preparing 2' });
  });

  it('that comes too late shows the order as it is and says so', () => {
    const current = order(1, { status: 'cancelled', version: 2, reason: 'customer_request' });
    const refused = after(sent, { type: 'refused', orderId: 1, wanted: 'preparing', current });
    expect(statuses(refused)).toEqual({ 1: 'cancelled 2' });
    expect(refused.notices).toEqual([
      { kind: 'conflict', orderId: 1, status: 'cancelled', by: 'customer', fulfilment: 'delivery' },
    ]);
    expect(refused.steps.map(({ orderId }) => orderId)).toEqual([]);
  });

  it('that another tablet made first is no trouble', () => {
    const current = order(1, { status: 'preparing', version: 2 });
    expect(after(sent, { type: 'refused', orderId: 1, wanted: 'preparing', current }).notices).toEqual([]);
  });

  it('that fails says why until it is dismissed or tried again', () => {
    const failed = after(sent, { type: 'failed', orderId: 1, message: 'No connection.' });
    expect(failed.notices).toEqual([{ kind: 'failed', orderId: 1, message: 'No connection.' }]);
    expect(statuses(failed)).toEqual({ 1: 'pending 1' });
    expect(after(failed, { type: 'dismissed', orderIds: [1] }).notices).toEqual([]);
    expect(after(failed, { type: 'sent', orderId: 1 }).notices).toEqual([]);
  });
});

describe('an order that was seen', () => {
  const SEEN_AT = '2026-11-21T18:01:00.000Z';
  const listed: QueueAction = { type: 'listed', orders: [order(1)] };
  const seenIn = (queue: KitchenQueue) => queue.orders.map(({ seen_at: at }) => at);

  it('stays seen, whichever copy of the same version knows of it', () => {
    const seen = after(EMPTY_QUEUE, listed, { type: 'seen', seen: [{ orderId: 1, seenAt: SEEN_AT }] });
    expect(seenIn(seen)).toEqual([SEEN_AT]);
    expect(seenIn(after(seen, { type: 'snapshot', orders: [order(1)] }))).toEqual([SEEN_AT]);
    expect(seenIn(after(seen, listed))).toEqual([SEEN_AT]);
    const late = { ...order(1), seen_at: SEEN_AT };
    expect(seenIn(after(EMPTY_QUEUE, listed, { type: 'snapshot', orders: [late] }))).toEqual([SEEN_AT]);
  });

  it('is hushed here until the server knows, or refuses', () => {
    const hushed = after(EMPTY_QUEUE, listed, { type: 'hushed', orderIds: [1, 1] });
    expect(hushed.hushedIds).toEqual([1]);
    expect(after(hushed, { type: 'seen', seen: [{ orderId: 1, seenAt: SEEN_AT }] }).hushedIds).toEqual([]);
    expect(after(hushed, { type: 'unhushed', orderIds: [1] }).hushedIds).toEqual([]);
  });
});

describe('a step that may be taken back', () => {
  const ready = change(1, { version: 3, status: 'delivering', previousStatus: 'preparing' });
  const cooking: QueueAction = { type: 'listed', orders: [order(1, { status: 'preparing', version: 2 })] };
  const answered = after(
    EMPTY_QUEUE,
    cooking,
    { type: 'updated', event: ready, nowMs: 0 },
    { type: 'answered', event: ready, nowMs: 7 },
  );

  it('is offered to the device that took it, also when its event came before the answer', () => {
    expect(answered.undoables).toEqual([{ orderId: 1, status: 'delivering', fulfilment: 'delivery', sinceMs: 7 }]);
    expect(after(EMPTY_QUEUE, cooking, { type: 'updated', event: ready, nowMs: 0 }).undoables).toEqual([]);
    expect(after(answered, { type: 'expired', orderId: 1 }).undoables).toEqual([]);
  });

  it('knows that the meal is picked up, as what went wrong with it does', () => {
    const pickup = order(1, { status: 'preparing', version: 2, fulfilment: 'pickup' });
    const held = after(EMPTY_QUEUE, { type: 'listed', orders: [pickup] });
    expect(after(held, { type: 'answered', event: ready, nowMs: 7 }).undoables).toMatchObject([
      { fulfilment: 'pickup' },
    ]);
    const gone = change(1, { version: 3, status: 'cancelled', by: 'customer', previousStatus: 'preparing' });
    expect(after(held, { type: 'updated', event: gone, nowMs: 7 }).notices).toMatchObject([{ fulfilment: 'pickup' }]);
    const current = { ...pickup, version: 3, status: 'delivering' as const };
    const refused = after(held, { type: 'refused', orderId: 1, wanted: 'cancelled', current });
    expect(refused.notices).toMatchObject([{ kind: 'conflict', fulfilment: 'pickup' }]);
  });

  it('is offered with the event that is ahead of the answer, from then on, and once', () => {
    const sent: QueueAction = { type: 'sent', orderId: 1 };
    const ahead = after(EMPTY_QUEUE, cooking, sent, { type: 'updated', event: ready, nowMs: 5 });
    expect(ahead.undoables).toEqual([{ orderId: 1, status: 'delivering', fulfilment: 'delivery', sinceMs: 5 }]);
    expect(ahead.steps.map(({ orderId }) => orderId)).toEqual([]);
    expect(after(ahead, { type: 'answered', event: ready, nowMs: 7 }).undoables).toEqual(ahead.undoables);
    const back = change(1, { version: 4, status: 'preparing', previousStatus: 'delivering' });
    const late = after(
      ahead,
      { type: 'answered', event: back, nowMs: 6 },
      { type: 'answered', event: ready, nowMs: 7 },
    );
    expect(late.undoables).toEqual([]);
    expect(statuses(late)).toEqual({ 1: 'preparing 4' });
    const byGuest = { ...ready, by: 'customer' } as const;
    expect(after(EMPTY_QUEUE, cooking, sent, { type: 'updated', event: byGuest, nowMs: 5 }).undoables).toEqual([]);
  });

  it('is off once it was taken back, here or elsewhere, and is not offered again', () => {
    const back = change(1, { version: 4, status: 'preparing', previousStatus: 'delivering' });
    expect(after(answered, { type: 'updated', event: back, nowMs: 0 }).undoables).toEqual([]);
    expect(after(answered, { type: 'answered', event: back, nowMs: 9 }).undoables).toEqual([]);
    const delivered = change(1, { version: 4, status: 'delivered', previousStatus: 'delivering' });
    const undone = change(1, { version: 5, status: 'delivering', previousStatus: 'delivered' });
    const queue = after(
      answered,
      { type: 'answered', event: delivered, nowMs: 9 },
      { type: 'answered', event: undone, nowMs: 11 },
    );
    expect(queue.undoables).toEqual([]);
  });

  it('stays on offer while only its promise changes', () => {
    const paid = change(1, { version: 4, status: 'delivering', previousStatus: 'delivering', paymentStatus: 'paid' });
    expect(after(answered, { type: 'updated', event: paid, nowMs: 0 }).undoables).toHaveLength(1);
  });
});

describe('a session of many orders', () => {
  it('holds the latest finished ones, and counts the others', () => {
    let queue = after(EMPTY_QUEUE, { type: 'listed', orders: [] });
    for (let id = 1; id <= 5_000; id += 1) {
      const at = new Date(Date.parse('2026-11-21T08:00:00.000Z') + id * 1_000).toISOString();
      queue = after(
        queue,
        { type: 'placed', order: order(id, { created_at: at, updated_at: at }) },
        { type: 'updated', event: change(id, { status: 'delivered', previousStatus: 'delivering', at }), nowMs: 0 },
      );
    }
    expect(queue.orders.length).toBeLessThanOrEqual(300);
    expect(queue.orders[0]?.id).toBe(5_000);
    expect(groupOrders(queue.orders, '2026-11-21', queue.dropped).deliveredCount).toBe(5_000);
    // A list that brings some of them back does not count them twice.
    const again = after(queue, {
      type: 'listed',
      orders: [order(4_600, { status: 'delivered', version: 2, updated_at: '2026-11-21T09:16:40.000Z' })],
    });
    expect(groupOrders(again.orders, '2026-11-21', again.dropped).deliveredCount).toBe(5_000);
  });

  it('knows from the server how many the list was too long for', () => {
    const delivered = (id: number, at: string) =>
      order(id, { status: 'delivered', version: 4, created_at: at, updated_at: at });
    const long = Array.from({ length: 1_000 }, (_, index) =>
      delivered(1_500 - index, new Date(Date.parse('2026-11-21T20:00:00.000Z') - index * 10_000).toISOString()),
    );
    const boardOf = ({ orders, dropped, unread }: KitchenQueue, day = '2026-11-21') =>
      groupOrders(orders, day, dropped, unread);
    const counted = { day: '2026-11-21', delivered: 1_400 };
    const queue = after(EMPTY_QUEUE, { type: 'listed', orders: long, counted });
    expect(boardOf(queue)).toMatchObject({ deliveredCount: 1_400 });
    const later = after(
      queue,
      { type: 'placed', order: order(1_501, { created_at: '2026-11-21T20:01:00.000Z' }) },
      {
        type: 'updated',
        event: change(1_501, { status: 'delivered', previousStatus: 'delivering', at: '2026-11-21T20:30:00.000Z' }),
        nowMs: 0,
      },
    );
    expect(boardOf(later).deliveredCount).toBe(1_401);
    expect(boardOf(later, '2026-11-22')).toMatchObject({ deliveredCount: 0 });
  });
});

describe('a notice that somebody has read', () => {
  const cancelled = change(1, { status: 'cancelled', by: 'customer', reason: 'customer_request' });
  const noticed = after(
    EMPTY_QUEUE,
    { type: 'listed', orders: [order(1), order(2)] },
    { type: 'updated', event: cancelled, nowMs: 0 },
    { type: 'failed', orderId: 2, message: 'no connection' },
  );
  const kinds = (queue: KitchenQueue) => queue.notices.map(({ kind, orderId }) => `${kind} ${String(orderId)}`);

  it('goes here, with all others that are dismissed', () => {
    expect(kinds(noticed)).toEqual(['cancelled 1', 'failed 2']);
    expect(kinds(after(noticed, { type: 'dismissed', orderIds: [1, 2] }))).toEqual([]);
  });

  it('goes on the other devices too, except for what failed there', () => {
    const read: QueueAction[] = [1, 2].map((orderId) => ({ type: 'cancellationRead', orderId }));
    expect(kinds(after(noticed, ...read))).toEqual(['failed 2']);
  });

  it('does not come back to a device that was away when another one dismissed it', () => {
    const list: QueueAction = {
      type: 'listed',
      orders: [order(1, { status: 'cancelled', version: 2, cancellation_read: true }), order(2)],
    };
    expect(kinds(after(noticed, list))).toEqual(['failed 2']);
    const away = after(
      EMPTY_QUEUE,
      { type: 'listed', orders: [order(1), order(2)] },
      { type: 'snapshot', orders: [order(2)] },
    );
    expect(away.lostIds).toEqual([1]);
    expect(kinds(after(away, list))).toEqual([]);
  });
});
