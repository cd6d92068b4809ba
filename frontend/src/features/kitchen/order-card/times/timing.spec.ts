import { PREP_MINUTES } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { ageOf, deadlineOf, isLate, PREP_CHOICES, timeLeft } from './timing.ts';

const PLACED = '2026-11-21T18:00:00.000Z';
const placedMs = Date.parse(PLACED);
const READY_BY = '2026-11-21T18:25:00.000Z';
const order = {
  status: 'preparing',
  created_at: PLACED,
  accept_deadline: '2026-11-21T18:05:00.000Z',
  cooking_from: null,
  estimated_from: '2026-11-21T18:30:00.000Z',
  estimated_to: '2026-11-21T18:40:00.000Z',
  ready_by: READY_BY,
} as RestaurantOrderView;

describe('the accept deadline', () => {
  it('runs from the whole time to nothing', () => {
    expect(deadlineOf(order, placedMs)).toEqual({ remainingMs: 300_000, share: 1, urgency: 'calm' });
    expect(deadlineOf(order, placedMs + 150_000)).toMatchObject({ share: 0.5, urgency: 'calm' });
    expect(deadlineOf(order, placedMs + 240_000)).toMatchObject({ remainingMs: 60_000, urgency: 'soon' });
    expect(deadlineOf(order, placedMs + 400_000)).toEqual({ remainingMs: 0, share: 0, urgency: 'over' });
  });

  it('runs from when its kitchen begins, for an order for later', () => {
    const later = { ...order, cooking_from: '2026-11-22T18:00:00.000Z', accept_deadline: '2026-11-22T18:05:00.000Z' };
    expect(deadlineOf(later, Date.parse('2026-11-22T18:02:30.000Z'))).toMatchObject({ share: 0.5, urgency: 'calm' });
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

it('calls an order late by the clock of whoever has it', () => {
  const dueMs = Date.parse(READY_BY);
  expect([isLate(order, dueMs), isLate(order, dueMs + 1_000)]).toEqual([false, true]);
  const underway = { ...order, status: 'delivering' } as const;
  expect(isLate(underway, dueMs + 1_000)).toBe(false);
  expect(isLate(underway, Date.parse('2026-11-21T18:40:01.000Z'))).toBe(true);
  expect(isLate({ ...order, ready_by: null }, placedMs * 2)).toBe(false);
});

it('counts down to when the food has to be ready, and on from there', () => {
  const dueMs = Date.parse(READY_BY);
  const left = (beforeMs: number) => timeLeft(order, dueMs - beforeMs);
  expect(left(300_001)).toEqual({ at: READY_BY, state: 'before', unit: 'minutes', count: 6 });
  expect(left(300_000)).toMatchObject({ state: 'near', count: 5 });
  expect(left(0)).toMatchObject({ state: 'near', count: 1 });
  expect(left(-1)).toMatchObject({ state: 'past', count: 1 });
  expect(left(-61_000)).toMatchObject({ state: 'past', count: 2 });
  expect(left(26 * 3_600_000)).toMatchObject({ unit: 'hours', count: 26 });
  expect(timeLeft({ ...order, status: 'pending' }, dueMs)).toBeNull();
  expect(timeLeft({ ...order, status: 'delivering' }, dueMs)).toMatchObject({ at: order.estimated_to, count: 15 });
});

it('offers preparation times that the server takes', () => {
  expect([Math.min(...PREP_CHOICES), Math.max(...PREP_CHOICES)]).toEqual([PREP_MINUTES.min, PREP_MINUTES.max]);
  expect(PREP_CHOICES).toContain(PREP_MINUTES.default);
});
