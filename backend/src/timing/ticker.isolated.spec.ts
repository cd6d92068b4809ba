import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Ticker } from './ticker.ts';

const PAUSE_MS = 1_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Counts its runs and ends them when the test says so. */
function heldWork() {
  const ends: (() => void)[] = [];
  let runs = 0;
  const work = (): Promise<void> => {
    runs += 1;
    return new Promise((resolve) => ends.push(resolve));
  };
  return { work, runs: () => runs, end: () => ends.shift()?.() };
}

function fail(error: unknown): never {
  throw error;
}

describe('a ticker', () => {
  it('runs after each pause', async () => {
    let runs = 0;
    const ticker = new Ticker(PAUSE_MS, async () => void (runs += 1), fail);
    ticker.start();
    await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(runs).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(runs).toBe(3);
    await ticker.stop();
  });

  it('begins at once when it is told to', async () => {
    let runs = 0;
    const ticker = new Ticker(PAUSE_MS, async () => void (runs += 1), fail);
    ticker.startNow();
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(runs).toBe(2);
    await ticker.stop();
  });

  it('lets no run begin beside another', async () => {
    const { work, runs, end } = heldWork();
    const ticker = new Ticker(PAUSE_MS, work, fail);
    ticker.startNow();
    await jest.advanceTimersByTimeAsync(5 * PAUSE_MS);
    expect(runs()).toBe(1);
    end();
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(runs()).toBe(2);
    end();
    await ticker.stop();
  });

  it('goes on after a run that failed, and says so', async () => {
    const failures: unknown[] = [];
    const ticker = new Ticker(
      PAUSE_MS,
      () => Promise.reject(new Error('away')),
      (error) => failures.push(error),
    );
    ticker.start();
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(failures).toEqual([new Error('away'), new Error('away')]);
    await ticker.stop();
  });

  it('pauses by how long the run before took', async () => {
    const { work, runs, end } = heldWork();
    const ticker = new Ticker((tookMs) => Math.max(PAUSE_MS, 10 * tookMs), work, fail);
    ticker.startNow();
    await jest.advanceTimersByTimeAsync(200);
    end();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(runs()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(runs()).toBe(2);
    end();
    await ticker.stop();
  });

  it('stops with the run that is under way, and for good', async () => {
    const { work, runs, end } = heldWork();
    const ticker = new Ticker(PAUSE_MS, work, fail);
    ticker.startNow();
    let isStopped = false;
    const stopping = ticker.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    expect(isStopped).toBe(false);
    end();
    await stopping;
    await jest.advanceTimersByTimeAsync(5 * PAUSE_MS);
    expect(runs()).toBe(1);
  });
});
