import type { OrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { minutesLeft, stepsOf } from './steps.ts';

const NOW = Date.parse('2026-11-21T18:40:00.000Z');

type Timeline = OrderView['timeline'];
const placed: Timeline[number] = { status: 'pending', at: '2026-11-21T18:00:00.000Z', by: 'customer' };
const accepted: Timeline[number] = { status: 'preparing', at: '2026-11-21T18:02:00.000Z', by: 'restaurant' };
const left: Timeline[number] = { status: 'delivering', at: '2026-11-21T18:20:00.000Z', by: 'restaurant' };
const arrived: Timeline[number] = { status: 'delivered', at: '2026-11-21T18:35:00.000Z', by: 'restaurant' };

const statesOf = (status: OrderView['status'], timeline: Timeline) =>
  stepsOf({ status, timeline, cookingFrom: null }, NOW).map(({ state }) => state);

describe('the steps of an order', () => {
  it('are all ahead while the restaurant has not answered', () => {
    expect(statesOf('pending', [placed])).toEqual(['ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('light confirmed and being prepared at once, each with the time of acceptance', () => {
    const steps = stepsOf({ status: 'preparing', timeline: [placed, accepted], cookingFrom: null }, NOW);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead']);
    expect(steps.map(({ at }) => at)).toEqual([accepted.at, accepted.at, null, null]);
  });

  it('go on to the door', () => {
    expect(statesOf('delivering', [placed, accepted, left])).toEqual(['done', 'done', 'current', 'ahead']);
    expect(statesOf('delivered', [placed, accepted, left, arrived])).toEqual(['done', 'done', 'done', 'done']);
  });

  it('step back with the kitchen, and keep the time of the step that stands again', () => {
    const back: Timeline[number] = { status: 'preparing', at: '2026-11-21T18:20:04.000Z', by: 'restaurant' };
    const steps = stepsOf({ status: 'preparing', timeline: [placed, accepted, left, back], cookingFrom: null }, NOW);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead']);
    expect(steps[1]?.at).toBe(accepted.at);
    const again = { ...left, at: '2026-11-21T18:25:00.000Z' };
    const onward = stepsOf(
      { status: 'delivering', timeline: [placed, accepted, left, back, again], cookingFrom: null },
      NOW,
    );
    expect(onward[2]).toEqual({ step: 'delivering', at: again.at, state: 'current' });
  });

  it('keep what a cancelled order had reached, and end there', () => {
    const cancelled: Timeline[number] = { status: 'cancelled', at: '2026-11-21T18:05:00.000Z', by: 'restaurant' };
    expect(statesOf('cancelled', [placed, accepted, cancelled])).toEqual(['done', 'done', 'cancelled']);
    expect(stepsOf({ status: 'cancelled', timeline: [placed, cancelled], cookingFrom: null }, NOW)).toEqual([
      { step: 'cancelled', at: cancelled.at, state: 'cancelled' },
    ]);
  });
});

describe('the steps of an order for later', () => {
  const cookingFrom = '2026-11-21T18:15:00.000Z';
  const at = (time: string, status: OrderView['status'], timeline: Timeline) =>
    stepsOf({ status, timeline, cookingFrom }, Date.parse(time));

  it('stand at confirmed until its kitchen begins', () => {
    const [confirmed, cooking] = at('2026-11-21T18:14:59.000Z', 'preparing', [placed, accepted]);
    expect(confirmed).toEqual({ step: 'confirmed', at: accepted.at, state: 'current' });
    expect(cooking).toEqual({ step: 'preparing', at: null, state: 'ahead' });
  });

  it('go on to the cooking at its time, and keep that time', () => {
    const [confirmed, cooking] = at(cookingFrom, 'preparing', [placed, accepted]);
    expect(confirmed).toMatchObject({ at: accepted.at, state: 'done' });
    expect(cooking).toEqual({ step: 'preparing', at: cookingFrom, state: 'current' });
    expect(at(left.at, 'delivering', [placed, accepted, left])[1]).toMatchObject({ at: cookingFrom, state: 'done' });
  });

  it('have no cooking where it was cancelled before', () => {
    const cancelled: Timeline[number] = { status: 'cancelled', at: '2026-11-21T18:05:00.000Z', by: 'restaurant' };
    const steps = at('2026-11-21T19:00:00.000Z', 'cancelled', [placed, accepted, cancelled]);
    expect(steps.map(({ step }) => step)).toEqual(['confirmed', 'cancelled']);
  });

  it('have the cooking of a kitchen that was early', () => {
    const early: Timeline[number] = { ...left, at: '2026-11-21T18:10:00.000Z' };
    expect(at(early.at, 'delivering', [placed, accepted, early])[1]).toMatchObject({ at: accepted.at, state: 'done' });
  });
});

describe('the time left', () => {
  const now = Date.parse('2026-11-21T18:00:00.000Z');

  it('is a range in whole minutes that never goes below zero', () => {
    const order = { estimatedFrom: '2026-11-21T18:14:30.000Z', estimatedTo: '2026-11-21T18:25:00.000Z' };
    expect(minutesLeft(order, now)).toEqual({ from: 15, to: 25 });
    expect(minutesLeft(order, now + 20 * 60_000)).toEqual({ from: 0, to: 5 });
    expect(minutesLeft(order, now + 60 * 60_000)).toEqual({ from: 0, to: 0 });
  });

  it('is unknown without an estimate', () => {
    expect(minutesLeft({ estimatedFrom: null, estimatedTo: null }, now)).toBeNull();
  });
});
