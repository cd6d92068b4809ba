import { describe, expect, it } from '@jest/globals';
import { mayBeRecalled, recallableSteps } from './own-steps.ts';
import { after, change, order } from './queue-in-tests.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from './queue-types.ts';

const MINUTE_MS = 60_000;

const answered = (id: number, version: number, status: 'preparing' | 'delivering' | 'delivered', nowMs = 0) => {
  const previousStatus = ({ preparing: 'pending', delivering: 'preparing', delivered: 'delivering' } as const)[status];
  return { type: 'answered', event: change(id, { version, status, previousStatus }), nowMs } as const;
};
const held = (ids: readonly number[], ...actions: QueueAction[]): KitchenQueue =>
  after(
    EMPTY_QUEUE,
    { type: 'listed', orders: ids.map((id) => order(id, { status: 'preparing', version: 2 })) },
    ...actions,
  );
const offered = ({ ownSteps, orders }: KitchenQueue, nowMs = 0) =>
  recallableSteps(ownSteps, orders, nowMs).map(({ orderId, status }) => `${String(orderId)} ${status}`);

describe('the last steps of this device', () => {
  it('are offered the latest first, of each order the last one, and not that it was accepted', () => {
    const queue = held([1, 2], answered(1, 3, 'delivering'), answered(2, 3, 'delivering'), answered(1, 4, 'delivered'));
    expect(offered(queue)).toEqual(['1 delivered', '2 delivering']);
    expect(offered(after(EMPTY_QUEUE, { type: 'listed', orders: [order(3)] }, answered(3, 2, 'preparing')))).toEqual(
      [],
    );
  });

  it('lead back one by one, whoever brought the order back', () => {
    const back = (version: number, status: 'delivering' | 'preparing', previousStatus: 'delivered' | 'delivering') =>
      ({ type: 'updated', event: change(1, { version, status, previousStatus }), nowMs: 0 }) as const;
    const queue = held([1], answered(1, 3, 'delivering'), answered(1, 4, 'delivered'));
    const once = after(queue, back(5, 'delivering', 'delivered'));
    expect(offered(once)).toEqual(['1 delivering']);
    expect(offered(after(once, back(6, 'preparing', 'delivering')))).toEqual([]);
  });

  it('are one step where the event comes beside the answer, ten at most, and those of others are not among them', () => {
    const step = answered(1, 3, 'delivering');
    expect(held([1], { type: 'sent', orderId: 1 }, { ...step, type: 'updated' }, step).ownSteps).toHaveLength(1);
    expect(held([1], { ...step, type: 'updated' }).ownSteps).toEqual([]);
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const many = held(ids, ...ids.map((id) => answered(id, 3, 'delivering')));
    expect(offered(many).at(-1)).toBe('3 delivering');
    expect(many.ownSteps).toHaveLength(10);
  });

  it('are over after fifteen minutes', () => {
    const queue = held([1], answered(1, 3, 'delivering', 1_000));
    expect(offered(queue, 1_000 + 15 * MINUTE_MS - 1)).toEqual(['1 delivering']);
    expect(offered(queue, 1_000 + 15 * MINUTE_MS)).toEqual([]);
  });
});

describe('an order that is done', () => {
  const at = '2026-11-21T18:00:00.000Z';
  const delivered = order(1, { status: 'delivered', changed_by: 'restaurant', updated_at: at });
  it.each([
    ['its restaurant delivered it', delivered, 14, true],
    ['that is long ago', delivered, 15, false],
    ['an admin delivered it', { ...delivered, changed_by: 'admin' as const }, 1, false],
    ['it is cancelled', { ...delivered, status: 'cancelled' as const }, 1, false],
  ])('may be brought back or not: %s', (_, done, minutes, expected) => {
    expect(mayBeRecalled(done, Date.parse(at) + minutes * MINUTE_MS)).toBe(expected);
  });
});
