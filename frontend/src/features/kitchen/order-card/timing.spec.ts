import { PREP_MINUTES } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { ageOf, deadlineOf, isLate, PREP_CHOICES, promiseOf } from './timing.ts';

const PLACED = '2026-11-21T18:00:00.000Z';
const placedMs = Date.parse(PLACED);
const order = {
  created_at: PLACED,
  accept_deadline: '2026-11-21T18:05:00.000Z',
  estimated_to: '2026-11-21T18:40:00.000Z',
} as RestaurantOrderView;

describe('the accept deadline', () => {
  it('runs from the whole time to nothing', () => {
    expect(deadlineOf(order, placedMs)).toEqual({ remainingMs: 300_000, share: 1, urgency: 'calm' });
    expect(deadlineOf(order, placedMs + 150_000)).toMatchObject({ share: 0.5, urgency: 'calm' });
    expect(deadlineOf(order, placedMs + 240_000)).toMatchObject({ remainingMs: 60_000, urgency: 'soon' });
    expect(deadlineOf(order, placedMs + 400_000)).toEqual({ remainingMs: 0, share: 0, urgency: 'over' });
  });

  it('stands a clock that runs behind', () => {
    expect(deadlineOf(order, placedMs - 60_000).share).toBe(1);
    expect(ageOf(PLACED, placedMs - 60_000)).toEqual({ unit: 'now' });
  });
});

it('tells the age in the largest unit that fits', () => {
  const minutes = (count: number) => ageOf(PLACED, placedMs + count * 60_000);
  expect(minutes(0.9)).toEqual({ unit: 'now' });
  expect(minutes(59.9)).toEqual({ unit: 'minutes', count: 59 });
  expect(minutes(119)).toEqual({ unit: 'hours', count: 1 });
  expect(minutes(60 * 49)).toEqual({ unit: 'days', count: 2 });
});

it('calls an order late only after the promised time', () => {
  expect(isLate(order, Date.parse('2026-11-21T18:40:00.000Z'))).toBe(false);
  expect(isLate(order, Date.parse('2026-11-21T18:40:01.000Z'))).toBe(true);
  expect(isLate({ ...order, estimated_to: null }, placedMs * 2)).toBe(false);
});

it('holds an order against its promise', () => {
  const promisedMs = Date.parse('2026-11-21T18:40:00.000Z');
  expect(promiseOf(order, promisedMs - 301_000)).toBe('before');
  expect(promiseOf(order, promisedMs - 300_000)).toBe('near');
  expect(promiseOf(order, promisedMs + 1)).toBe('past');
  expect(promiseOf({ ...order, estimated_to: null }, promisedMs)).toBeNull();
});

it('offers preparation times that the server takes', () => {
  expect([Math.min(...PREP_CHOICES), Math.max(...PREP_CHOICES)]).toEqual([PREP_MINUTES.min, PREP_MINUTES.max]);
  expect(PREP_CHOICES).toContain(PREP_MINUTES.default);
});
