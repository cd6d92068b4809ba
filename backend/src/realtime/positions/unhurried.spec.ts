import { describe, expect, it } from '@jest/globals';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { Unhurried } from './unhurried.ts';

describe('unhurried work', () => {
  function* counted(name: string, steps: number, done: string[]) {
    for (let step = 0; step < steps; step += 1) {
      done.push(name);
      yield;
    }
  }

  async function untilDone(done: readonly string[], count: number): Promise<number> {
    let turns = 0;
    for (; done.length < count; turns += 1) await otherEvents();
    return turns;
  }

  it('begins after whatever is done now, and leaves room for other events, however much there is', async () => {
    const done: string[] = [];
    const work = new Unhurried();
    work.push(counted('a', 10_000, done));
    expect(done).toEqual([]);
    let longest = 0;
    for (let before = 0; done.length < 10_000; before = done.length) {
      await otherEvents();
      longest = Math.max(longest, done.length - before);
    }
    expect(longest).toBeLessThanOrEqual(128);
  });

  it('is done in the order in which it came', async () => {
    const done: string[] = [];
    const work = new Unhurried();
    work.push(counted('a', 50, done));
    work.push(counted('b', 50, done));
    await untilDone(done, 100);
    expect(done).toEqual([...Array<string>(50).fill('a'), ...Array<string>(50).fill('b')]);
  });

  it('goes on with the rest when it is stopped and begun anew', async () => {
    const done: string[] = [];
    const work = new Unhurried();
    work.push(counted('a', 10_000, done));
    await otherEvents();
    work.stop();
    const before = done.length;
    await otherEvents();
    expect(done).toHaveLength(before);
    work.push(counted('b', 1, done));
    await untilDone(done, before + 1);
    expect(done.at(-1)).toBe('b');
  });
});
