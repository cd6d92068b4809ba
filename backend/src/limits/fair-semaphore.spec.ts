import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextRound } from 'node:timers/promises';
import { FairSemaphore } from './fair-semaphore.ts';

/** Work that ends when the test says so. */
function open(semaphore: FairSemaphore, log: string[], name: string, caller = 'somebody') {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const done = semaphore.run(caller, () => {
    log.push(name);
    return promise;
  });
  return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('FairSemaphore', () => {
  it('lets two work and the others wait in the order in which they came', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 2, waiting: 10, waitingOfEachCaller: 10 });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => open(semaphore, log, name));
    await nextRound();
    expect(log).toEqual(['a', 'b']);
    b?.end();
    await nextRound();
    expect(log).toEqual(['a', 'b', 'c']);
    a?.end();
    c?.end();
    d?.end();
    expect(await Promise.all([a?.done, b?.done, c?.done, d?.done])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('asks whoever finds the line full to come back', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 1, waiting: 1, waitingOfEachCaller: 1 });
    const first = open(semaphore, log, 'first');
    const second = open(semaphore, log, 'second');
    await expect(open(semaphore, log, 'third').done).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      extras: { retryAfterSeconds: 2 },
    });
    first.end();
    second.end();
    await Promise.all([first.done, second.done]);
    const fourth = open(semaphore, log, 'fourth');
    fourth.end();
    await fourth.done;
    expect(log).toEqual(['first', 'second', 'fourth']);
  });

  it('gives the place on when work fails', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 1, waiting: 1, waitingOfEachCaller: 1 });
    const first = open(semaphore, log, 'first');
    const second = open(semaphore, log, 'second');
    first.fail();
    await expect(first.done).rejects.toThrow('first');
    second.end();
    expect(await second.done).toBe('second');
  });

  it('takes from each caller in turn, however many one of them sends', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 1, waiting: 10, waitingOfEachCaller: 10 });
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => open(semaphore, log, name, 'a'));
    const others = [open(semaphore, log, 'b1', 'b'), open(semaphore, log, 'c1', 'c')];
    const all = [...crowd, ...others];
    for (const each of all) each.end();
    await Promise.all(all.map(({ done }) => done));
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('lets nobody have more than a line of their own', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 1, waiting: 10, waitingOfEachCaller: 2 });
    const crowd = ['a1', 'a2', 'a3'].map((name) => open(semaphore, log, name, 'a'));
    await expect(open(semaphore, log, 'a4', 'a').done).rejects.toMatchObject({ code: 'unavailable' });
    const other = open(semaphore, log, 'b1', 'b');
    for (const each of [...crowd, other]) each.end();
    await Promise.all([...crowd, other].map(({ done }) => done));
    expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('makes room for a newcomer at the end of the longest line', async () => {
    const log: string[] = [];
    const semaphore = new FairSemaphore({ running: 1, waiting: 3, waitingOfEachCaller: 3 });
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => open(semaphore, log, name, 'a'));
    const last = expect(crowd[3]?.done).rejects.toMatchObject({ code: 'unavailable' });
    const newcomer = open(semaphore, log, 'b1', 'b');
    await last;
    await expect(open(semaphore, log, 'b2', 'b').done).rejects.toMatchObject({ code: 'unavailable' });
    for (const each of [...crowd, newcomer]) each.end();
    await Promise.all([...crowd.slice(0, 3), newcomer].map(({ done }) => done));
    expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  });
});
