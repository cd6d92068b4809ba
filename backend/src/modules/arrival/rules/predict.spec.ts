import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Course, measureTimes } from './courses.ts';
import { predictKitchen, predictRide, rangeOf } from './predict.ts';
import { dayPartOf, NO_TIMES, quantile, type Times, toUsualTimes, usualRideMinutes } from './stage-times.ts';
import { predictUnderway } from './underway.ts';

const NOTHING: Times = { kitchen: NO_TIMES, ride: NO_TIMES };
const MINUTE_MS = 60_000;
/** Six in the evening in Berlin. */
const EVENING_MS = Date.parse('2026-11-21T17:00:00Z');
const AT_SIX = { hour: 18, openOrders: 0, saidMinutes: 20 };

/** One after the other, so that each finds an idle kitchen. */
function courses(count: number, kitchenMinutes: number, rideMinutes: number): Course[] {
  return Array.from({ length: count }, (_, day) => {
    const acceptedMs = EVENING_MS + day * 24 * 60 * MINUTE_MS;
    const leftMs = acceptedMs + kitchenMinutes * MINUTE_MS;
    return {
      acceptedAt: new Date(acceptedMs),
      readyBy: new Date(acceptedMs + 20 * MINUTE_MS),
      leftAt: new Date(leftMs),
      arrivedAt: new Date(leftMs + rideMinutes * MINUTE_MS),
      meters: 2_000,
    };
  });
}

describe('a prediction', () => {
  it('is what the kitchen says and the usual ride without any order', () => {
    expect(predictKitchen(NOTHING, NOTHING, AT_SIX)).toEqual({
      ...{ p50: 20, p80: 26 },
      explanation: {
        ...{ cell: 'early_evening/0', orders: 0, ordersInAll: 0, ordersOfCity: 0 },
        ...{ priorWeight: 1, usualMinutes: 20 },
      },
    });
    expect(predictRide(NOTHING, NOTHING, { meters: 2_000, hour: 18 }).p50).toBe(11);
  });

  it('follows the restaurant the more, the more orders it has, and else its city', () => {
    const city = measureTimes(courses(90, 30, 11));
    const kitchenWith = (orders: number) => predictKitchen(measureTimes(courses(orders, 16, 11)), city, AT_SIX);
    const medians = [0, 6, 12, 40, 90].map((orders) => kitchenWith(orders).p50);
    expect(medians).toEqual([...medians].sort((a, b) => b - a));
    expect(medians[0]).toBeGreaterThan(28);
    expect(medians.at(-1)).toBeLessThan(18);
    expect(kitchenWith(12).explanation).toMatchObject({ orders: 12, ordersOfCity: 90, priorWeight: 0.5 });
  });

  it('grows with what the kitchen says, and with the distance', () => {
    const own = measureTimes(courses(50, 26, 14));
    const said = (saidMinutes: number) => predictKitchen(own, own, { ...AT_SIX, saidMinutes }).p50;
    const away = (meters: number) => predictRide(own, own, { meters, hour: 18 }).p50;
    expect(said(40)).toBeCloseTo(2 * said(20));
    expect(away(4_000)).toBeGreaterThan(away(2_000));
  });

  it('counts the orders that a kitchen worked on when it accepted one', () => {
    const [first] = courses(1, 30, 10);
    const at = (minutes: number) => ({
      ...first,
      acceptedAt: new Date(EVENING_MS + minutes * MINUTE_MS),
      readyBy: new Date(EVENING_MS + (minutes + 20) * MINUTE_MS),
      leftAt: new Date(EVENING_MS + (minutes + 30) * MINUTE_MS),
    });
    const { kitchen } = measureTimes([0, 1, 2, 29, 40].map(at) as Course[]);
    expect(Object.entries(kitchen.cells).map(([cell, { orders }]) => [cell, orders])).toEqual([
      ['early_evening/0', 1],
      ['early_evening/1', 3],
      ['early_evening/2', 1],
    ]);
  });

  it('leaves out what a forgotten tap says', () => {
    expect(measureTimes([...courses(10, 20, 10), ...courses(3, 400, 0.1)]).kitchen.all).toEqual({
      ...{ orders: 10, p50: 1, p80: 1 },
    });
  });

  it('has of a meal that was picked up no ride', () => {
    const { kitchen, ride } = measureTimes(courses(5, 20, 10).map((one) => ({ ...one, arrivedAt: null })));
    expect([kitchen.all.orders, ride.all.orders]).toEqual([5, 0]);
  });

  it('is a range around its median that grows with what is uncertain', () => {
    const minutes = fc.double({ min: 2, max: 90, noNaN: true });
    fc.assert(
      fc.property(minutes, minutes, fc.double({ min: 0, max: 30, noNaN: true }), (kitchen, ride, spread) => {
        const certain = rangeOf({ p50: kitchen, p80: kitchen }, { p50: ride, p80: ride });
        const wide = rangeOf({ p50: kitchen, p80: kitchen + spread }, { p50: ride, p80: ride + spread });
        const median = Math.round(kitchen + ride);
        expect(certain.from).toBe(median);
        expect([wide.from >= 1, wide.from <= median, wide.to >= median]).toEqual([true, true, true]);
        expect(wide.to - wide.from).toBeGreaterThanOrEqual(certain.to - certain.from);
      }),
    );
  });

  it('of a ride that is under way shrinks with the way and grows with the stops before', () => {
    const usualMinutes = usualRideMinutes(3_000);
    const explanation = {
      cell: 'lunch/2',
      orders: 9,
      ordersInAll: 40,
      ordersOfCity: 90,
      priorWeight: 0.5,
      usualMinutes,
    };
    const whole = { p50: usualMinutes * 1.1, p80: usualMinutes * 1.4, explanation };
    const left = (remainingMeters: number, stopsBefore: number) =>
      predictUnderway({ remainingMeters, stopsBefore }, whole);
    expect(left(0, 0).p50).toBeCloseTo((usualRideMinutes(0) / 2) * 1.1);
    expect(left(1_200, 1).explanation).toMatchObject({ orders: 9, stopsBefore: 1, usualMinutes: 10 });
    expect(left(1_200, 0).p50).toBeGreaterThan(left(600, 0).p50);
    expect(left(1_200, 2).p50).toBeGreaterThan(left(1_200, 1).p50);
    expect(left(1_200, 1).p80).toBeGreaterThan(left(1_200, 1).p50);
  });
});

describe('what is usual', () => {
  it('is the mean of restaurants by their orders', () => {
    const one = measureTimes(courses(30, 20, 11)).kitchen;
    const other = measureTimes(courses(10, 40, 11)).kitchen;
    expect(toUsualTimes([one, other]).all).toEqual({ orders: 40, p50: 1.25, p80: 1.25 });
  });

  it('goes by the parts of a day', () => {
    expect([3, 11, 14, 18, 19, 22].map(dayPartOf)).toEqual([
      ...['night', 'lunch', 'afternoon', 'early_evening', 'evening', 'night'],
    ]);
  });

  it('lies between two values where they do not meet a quantile', () => {
    expect([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4, 5], 0.8)]).toEqual([2.5, 4.2]);
  });
});
