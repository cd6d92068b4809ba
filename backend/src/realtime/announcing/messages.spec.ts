import { describe, expect, it } from '@jest/globals';
import { type OrderChanged, restaurantEvent } from '../../events/outbox/domain-event.ts';
import { messagesOf } from './messages.ts';

const at = '2026-11-21T12:00:00.000Z';
const change: OrderChanged = {
  kind: 'order',
  eventId: 31,
  orderId: 5,
  userId: 8,
  restaurantId: 2,
  version: 3,
  status: 'delivering',
  previousStatus: 'preparing',
  at,
  by: 'restaurant',
  reason: null,
  paymentStatus: 'due',
  estimatedFrom: null,
  estimatedTo: null,
  readyBy: null,
  riderId: null,
  previousRiderId: 4,
  origin: { requestId: 'r1', traceparent: null, committedAtMs: 1 },
};
const topicsOf = (event: OrderChanged) =>
  messagesOf({ event, placed: null }).map(({ room, name, payload }) => [room, name, payload.topic]);

describe('what topics hear', () => {
  it('of an order is what the catalogue lists, and nothing that is only known inside', () => {
    const [first] = messagesOf({ event: change, placed: null });
    expect(first).toEqual({
      room: 'order:5',
      name: 'order:updated',
      payload: {
        topic: 'order:5',
        orderId: 5,
        version: 3,
        status: 'delivering',
        previousStatus: 'preparing',
        at,
        by: 'restaurant',
        estimatedFrom: null,
        estimatedTo: null,
        readyBy: null,
        riderId: null,
        paymentStatus: 'due',
        reason: null,
      },
    });
    expect(topicsOf(change)).toEqual([
      ['order:5', 'order:updated', 'order:5'],
      ['customer:8', 'order:updated', 'customer:orders'],
      ['restaurant:2:orders', 'order:updated', 'restaurant:2:orders'],
      ['riders:2', 'order:updated', 'rider:orders'],
      ['admin', 'order:updated', 'admin'],
    ]);
  });

  it('of a guest’s order reaches no customer’s topic', () => {
    expect(topicsOf({ ...change, userId: null }).map(([room]) => room)).toEqual([
      'order:5',
      'restaurant:2:orders',
      'riders:2',
      'admin',
    ]);
  });

  it('of an event that is stored with its restaurant leaves that out', () => {
    const seen = restaurantEvent('seen', { id: '9', payload: { restaurantId: 2, orderId: 5, seenAt: at } });
    expect(messagesOf({ event: seen })).toEqual([
      { room: 'order:5', name: 'order:seen', payload: { topic: 'order:5', orderId: 5, seenAt: at } },
      {
        room: 'restaurant:2:orders',
        name: 'order:seen',
        payload: { topic: 'restaurant:2:orders', orderId: 5, seenAt: at },
      },
    ]);
  });

  it('of a new login is nothing', () => {
    const login = { restaurantId: 2, previousEmail: 'a@example.com', email: 'b@example.com', version: 4 };
    expect(messagesOf({ event: restaurantEvent('login', { id: '9', payload: login }) })).toEqual([]);
  });
});
