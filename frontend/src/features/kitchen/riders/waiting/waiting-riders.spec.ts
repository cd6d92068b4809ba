import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { RidePositionView } from '@contracts/riders/position.ts';
import { order } from '../../queue/queue-in-tests.ts';
import { waitingAtom, waitingForAtom } from './waiting-atoms.ts';
import {
  isSame,
  NOTHING_RUNG,
  type RiderSpot,
  ringFor,
  visitsAfter,
  type Visits,
  waitingFor,
} from './waiting-riders.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const MINUTE_MS = 60_000;
const METERS_PER_DEGREE = 111_195;
const DOOR = { latitude: 52.51, longitude: 13.456 };
const RITA = 7;

const at = (ms: number) => new Date(ms).toISOString();

/** So many metres to the north of the door. */
const rita = (meters: number, fields: Partial<RidePositionView> = {}): RiderSpot[] => [
  {
    id: RITA,
    position: {
      ...{ latitude: DOOR.latitude + meters / METERS_PER_DEGREE, longitude: DOOR.longitude },
      ...{ accuracyMeters: 0, heading: null, sequence: 1, at: at(NOW), ...fields },
    },
  },
];
const NOBODY: Visits = new Map();
const isHere = (before: Visits, riders: RiderSpot[]) => visitsAfter(before, riders, DOOR, NOW).has(RITA);
const HERE: Visits = new Map([[RITA, NOW - MINUTE_MS]]);

describe('a rider at the counter', () => {
  it('is near the door, by as much as the phone is sure of', () => {
    expect([75, 76].map((meters) => isHere(NOBODY, rita(meters)))).toEqual([true, false]);
    expect([100, 101].map((meters) => isHere(NOBODY, rita(meters, { accuracyMeters: 25 })))).toEqual([true, false]);
    expect([125, 126].map((meters) => isHere(NOBODY, rita(meters, { accuracyMeters: 200 })))).toEqual([true, false]);
    expect(isHere(NOBODY, [{ id: RITA, position: null }])).toBe(false);
  });

  it('has left only when clearly away, or when nothing was heard for two minutes', () => {
    expect([76, 120, 121].map((meters) => isHere(HERE, rita(meters)))).toEqual([true, true, false]);
    const heard = (ms: number) => rita(0, { at: at(NOW - ms) });
    expect(isHere(HERE, heard(2 * MINUTE_MS))).toBe(true);
    expect(isHere(HERE, heard(2 * MINUTE_MS + 1))).toBe(false);
  });

  it('has been there since the first position that said so, and never since a moment that is ahead', () => {
    const since = (before: Visits, ms: number) =>
      visitsAfter(before, rita(0, { at: at(NOW + ms) }), DOOR, NOW).get(RITA);
    expect(since(NOBODY, -20_000)).toBe(NOW - 20_000);
    expect(since(NOBODY, 20_000)).toBe(NOW);
    expect(since(HERE, 0)).toBe(NOW - MINUTE_MS);
  });
});

describe('an order that a rider waits for', () => {
  const late = (fields: Partial<RestaurantOrderView> = {}) =>
    order(1, { status: 'preparing', rider_id: RITA, ready_by: at(NOW), ...fields });
  const waits = (one: RestaurantOrderView, visits = HERE) => waitingFor([one], visits, NOW).has(1);

  it('should be ready by now, and its rider has been there for a minute', () => {
    expect(waits(late())).toBe(true);
    expect(waits(late({ ready_by: at(NOW + 1) }))).toBe(false);
    expect(waits(late({ ready_by: null }))).toBe(false);
    expect(waits(late(), new Map([[RITA, NOW - MINUTE_MS + 1]]))).toBe(false);
  });

  it('is being prepared, to be brought by whoever is there', () => {
    expect(waits(late({ status: 'delivering' }))).toBe(false);
    expect(waits(late({ fulfilment: 'pickup' }))).toBe(false);
    expect(waits(late({ rider_id: 8 }))).toBe(false);
    expect(waits(late({ rider_id: null }))).toBe(false);
  });

  it('changes nothing on the screen while the same riders wait for the same orders', () => {
    const waiting = new Map([[1, RITA]]);
    expect(isSame(waiting, new Map([[1, RITA]]))).toBe(true);
    expect([new Map(), new Map([[1, 8]]), new Map([[2, RITA]])].some((other) => isSame(waiting, other))).toBe(false);
  });
});

it('reaches the ticket of its order alone, of however many', () => {
  const store = createStore();
  const changed: number[] = [];
  for (let id = 1; id <= 120; id += 1) store.sub(waitingForAtom(id), () => changed.push(id));
  store.set(waitingAtom, new Map([[5, RITA]]));
  store.set(
    waitingAtom,
    new Map([
      [5, RITA],
      [9, RITA],
    ]),
  );
  store.set(waitingAtom, new Map([[9, RITA]]));
  expect(changed).toEqual([5, 9, 5]);
});

describe('the bell for a rider', () => {
  const one = new Map([[1, RITA]]);
  const both = new Map([...one, [2, RITA]]);

  it('rings once for each order and rider, and names those that are new', () => {
    const first = ringFor(one, NOTHING_RUNG, NOW);
    expect(first?.fresh).toEqual([1]);
    expect(ringFor(one, first!, NOW + 1_000)).toBeNull();
    expect(ringFor(both, first!, NOW + 1_000)?.fresh).toEqual([2]);
    expect(ringFor(new Map([[1, 8]]), first!, NOW + 1_000)?.fresh).toEqual([1]);
  });

  it('rings again after three minutes while anybody waits, for all at once', () => {
    const rung = ringFor(both, NOTHING_RUNG, NOW)!;
    expect(ringFor(both, rung, NOW + 3 * MINUTE_MS - 1)).toBeNull();
    expect(ringFor(both, rung, NOW + 3 * MINUTE_MS)).toMatchObject({ fresh: [], atMs: NOW + 3 * MINUTE_MS });
    expect(ringFor(new Map(), rung, NOW + 3 * MINUTE_MS)).toBeNull();
  });
});
