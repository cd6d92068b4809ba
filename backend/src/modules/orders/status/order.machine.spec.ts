import { describe, expect, it } from '@jest/globals';
import {
  findTransition,
  isFinal,
  ORDER_ACTORS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderStatus,
  sourcesOf,
  targetsOf,
} from '../../../contracts/orders/order-status.ts';
import { assertSoundTransitions } from './order.machine.ts';

/** The contract's table, written a second time on purpose. */
const ALLOWED: Record<string, OrderActor[]> = {
  'pending>preparing': ['restaurant', 'admin'],
  'pending>cancelled': ['customer', 'restaurant', 'admin', 'system'],
  'preparing>delivering': ['restaurant', 'admin', 'rider'],
  'preparing>cancelled': ['restaurant', 'admin'],
  'delivering>delivered': ['restaurant', 'admin', 'rider'],
  'delivering>cancelled': ['admin'],
};

const CASES = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.flatMap((to) => ORDER_ACTORS.map((by): [OrderStatus, OrderStatus, OrderActor] => [from, to, by])),
);

describe('the transition table', () => {
  it.each(CASES)('%s → %s by %s', (from, to, by) => {
    const allowed = ALLOWED[`${from}>${to}`]?.includes(by) ?? false;
    expect(findTransition(from, to, by) !== undefined).toBe(allowed);
    expect(sourcesOf(to, by).includes(from)).toBe(allowed);
    expect(targetsOf(from, by).includes(to)).toBe(allowed);
  });

  it('ends in delivered and cancelled', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['delivered', 'cancelled']);
  });

  it('wants a reason from the restaurant alone', () => {
    for (const { to, reasonRequiredFrom, by } of ORDER_TRANSITIONS) {
      expect(reasonRequiredFrom).toEqual(to === 'cancelled' && by.includes('restaurant') ? ['restaurant'] : []);
    }
  });

  it('is sound', () => {
    expect(() => assertSoundTransitions()).not.toThrow();
  });

  it.each([
    [[...ORDER_TRANSITIONS, ORDER_TRANSITIONS[0]!], /twice/],
    [[...ORDER_TRANSITIONS, { from: 'delivered', to: 'pending', by: ['admin'], reasonRequiredFrom: [] }], /backwards/],
    [ORDER_TRANSITIONS.filter((t) => t.to !== 'delivered'), /reaches/],
    [[{ from: 'pending', to: 'preparing', by: [], reasonRequiredFrom: [] }], /Nobody/],
  ] as [typeof ORDER_TRANSITIONS, RegExp][])('refuses an unsound table (%#)', (table, message) => {
    expect(() => assertSoundTransitions(table)).toThrow(message);
  });
});
