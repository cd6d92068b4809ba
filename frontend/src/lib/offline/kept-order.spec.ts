import type { OrderView } from '@contracts/orders/order-views.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { stubGlobal } from '../../../test/stub-global.ts';
import { forgetKeptOrder } from './forget-kept.ts';
import { findKeptOrder, forgetAccountsOrder, forgetOrder, keepOrder } from './kept-order.ts';

const AT = new Date('2026-11-21T13:02:00.000Z');
const TOKEN = '0b6ff2c5-0d2c-4a4c-8f57-f1b1c4f0a6a1';
const order = (id: number, guestToken: string | null = null) =>
  ({ id, status: 'preparing', guestToken, customerEmail: 'gundula@example.com' }) as OrderView;
const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

describe('the last known order', () => {
  it('is found by its id, with the time at which it was true, and without the e-mail', () => {
    keepOrder(order(7), AT);
    expect(findKeptOrder(7, null)).toEqual({
      keptAt: '2026-11-21T13:02:00.000Z',
      order: { ...order(7), customerEmail: null },
    });
    expect([...held.values()].join()).not.toContain('gundula');
    expect(findKeptOrder(8, null)).toBeNull();
  });

  it('is one: the newest', () => {
    keepOrder(order(7), AT);
    keepOrder(order(8), AT);
    expect(findKeptOrder(7, null)).toBeNull();
    expect(findKeptOrder(8, null)?.order.id).toBe(8);
  });

  it('is a guest’s only with the token, and stays when nobody is signed in', () => {
    keepOrder(order(7, TOKEN), AT);
    forgetAccountsOrder();
    expect(findKeptOrder(7, TOKEN)?.order.id).toBe(7);
    expect(findKeptOrder(7, null)).toBeNull();
    keepOrder(order(7), AT);
    expect(findKeptOrder(7, TOKEN)).toBeNull();
    forgetAccountsOrder();
    expect([...held]).toEqual([]);
  });

  it('is gone when the server no longer shows it, and no other one is', () => {
    keepOrder(order(7, TOKEN), AT);
    forgetOrder(8);
    expect(findKeptOrder(7, TOKEN)?.order.id).toBe(7);
    forgetOrder(7);
    expect([...held]).toEqual([]);
  });

  it('is gone when it is forgotten', () => {
    keepOrder(order(7), AT);
    forgetKeptOrder();
    expect([...held]).toEqual([]);
  });

  it.each(['', '{', 'null', '7', '{"order":{"id":7}}', '{"keptAt":"soon","order":{"id":7}}'])(
    'is not what somebody else left there: %s',
    (text) => {
      held.set('lastKnownOrder', text);
      expect(findKeptOrder(7, null)).toBeNull();
    },
  );
});
