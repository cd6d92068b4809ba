import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keptAt, NOW_MS } from './positions-in-tests.ts';
import { ProcessPositions } from './process-positions.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the latest positions in the process', () => {
  it('are those of two minutes', async () => {
    const store = new ProcessPositions();
    await store.put([keptAt(0)]);
    jest.advanceTimersByTime(119_999);
    expect(await store.find([7, 8])).toEqual([keptAt(0)]);
    jest.advanceTimersByTime(1);
    expect(await store.find([7])).toEqual([]);
  });

  it('count from when the rider was there', async () => {
    const store = new ProcessPositions();
    await store.put([keptAt(0, {}, { atMs: NOW_MS - 100_000 }), keptAt(0, { riderId: 8 }, { atMs: NOW_MS - 120_000 })]);
    expect(await store.find([7, 8])).toHaveLength(1);
    jest.advanceTimersByTime(20_000);
    expect(await store.find([7])).toEqual([]);
  });

  it('do not go back', async () => {
    const store = new ProcessPositions();
    await store.put([keptAt(0, {}, { sequence: 5 })]);
    await store.put([keptAt(9, {}, { sequence: 4 })]);
    expect(await store.find([7])).toEqual([keptAt(0, {}, { sequence: 5 })]);
    const nextShift = keptAt(9, { shiftSinceMs: NOW_MS - 1_000 }, { sequence: 1 });
    await store.put([nextShift]);
    expect(await store.find([7])).toEqual([nextShift]);
  });

  it('are gone with the shift, also those that come late', async () => {
    const store = new ProcessPositions();
    await store.put([keptAt(0)]);
    const { shiftSinceMs } = keptAt(0);
    await store.forget([{ riderId: 7, shiftEndedAtMs: shiftSinceMs + 1, atMs: NOW_MS }]);
    await store.put([keptAt(0, { takenAtMs: NOW_MS + 500 }, { sequence: 2 })]);
    expect(await store.find([7])).toEqual([]);
    await store.put([keptAt(0, { shiftSinceMs: shiftSinceMs + 2, takenAtMs: NOW_MS + 500 })]);
    expect(await store.find([7])).toHaveLength(1);
  });

  it('are gone with the session, until another one says more', async () => {
    const store = new ProcessPositions();
    await store.put([keptAt(0)]);
    expect(await store.riderOf('session')).toBe(7);
    await store.forget([{ riderId: 7, shiftEndedAtMs: null, atMs: NOW_MS }]);
    expect(await store.riderOf('session')).toBeNull();
    await store.put([keptAt(0, {}, { sequence: 2 })]);
    expect(await store.find([7])).toEqual([]);
    await store.put([keptAt(0, { sessionId: 'another', takenAtMs: NOW_MS + 1 }, { sequence: 3 })]);
    expect(await store.find([7])).toHaveLength(1);
  });
});
