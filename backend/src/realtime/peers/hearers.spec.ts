import { describe, expect, it } from '@jest/globals';
import { type Committed, EVENTS } from '../../contracts/events/catalogue.ts';
import type { DomainEvent, OrderChanged } from '../../events/outbox/domain-event.ts';
import { isOfCity, opensOrder } from './hearers.ts';

const change = (previousStatus: OrderChanged['previousStatus'], status: OrderChanged['status']) =>
  ({ kind: 'order', previousStatus, status }) as OrderChanged;
const event = (kind: string, payload: object) => ({ kind, payload }) as DomainEvent;

describe('only its city has to hear', () => {
  it('of what happens to an open order', () => {
    expect(isOfCity(change('pending', 'preparing'))).toBe(true);
    expect(isOfCity(change('delivering', 'delivered'))).toBe(true);
    expect(isOfCity(event('line', { restaurantId: 1, orderId: 2 }))).toBe(true);
    expect(isOfCity(event('problem', { restaurantId: 1, orderId: 2 }))).toBe(true);
  });

  it('and not of what its customer may hear without any open order there', () => {
    expect(isOfCity(change(null, 'pending'))).toBe(false);
    expect(isOfCity(change('delivered', 'delivered'))).toBe(false);
    expect(isOfCity(change('delivered', 'delivering'))).toBe(false);
  });

  it('and of nothing else that topics hear to which its instance need not listen', () => {
    const { order: _, ...others } = EVENTS;
    const aboutOrders = Object.values(others as Readonly<Record<string, Committed>>)
      .flatMap(({ tells }) => Object.values(tells))
      .filter(({ payload }) => 'orderId' in payload.json.properties);
    expect(aboutOrders.length).toBeGreaterThan(5);
    const topics = new Set(aboutOrders.flatMap((message) => message.topics as readonly string[]));
    // A customer's topic, a city's and a restaurant's public one are heard of without a city's channel.
    expect([...topics].sort()).toEqual(['admin', 'order', 'restaurant-orders', 'rider-orders']);
  });

  it('nor of what is about no order', () => {
    expect(isOfCity(event('open_state', { restaurantId: 1 }))).toBe(false);
    expect(isOfCity(event('shift', { restaurantId: 1, riderId: 3 }))).toBe(false);
    expect(isOfCity(event('notice', { restaurantId: 1, orderId: null }))).toBe(false);
  });
});

it('an order is opened by whoever places it or takes back that it is over', () => {
  expect(opensOrder(change(null, 'pending'))).toBe(true);
  expect(opensOrder(change('cancelled', 'pending'))).toBe(true);
  expect(opensOrder(change('pending', 'preparing'))).toBe(false);
  expect(opensOrder(change('delivered', 'delivered'))).toBe(false);
});
