import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Turnstile } from './turnstile.ts';

/** Work that ends when the test says so. */
function open(turnstile: Turnstile, log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const done = turnstile.pass(() => {
    log.push(name);
    return promise;
  });
  return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('Turnstile', () => {
  it('lets two work and the others wait in the order in which they came', async () => {
    const log: string[] = [];
    const turnstile = new Turnstile(2, 10);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => open(turnstile, log, name));
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
    const turnstile = new Turnstile(1, 1);
    const first = open(turnstile, log, 'first');
    const second = open(turnstile, log, 'second');
    await expect(open(turnstile, log, 'third').done).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      extras: { retryAfterSeconds: 2 },
    });
    first.end();
    second.end();
    await Promise.all([first.done, second.done]);
    const fourth = open(turnstile, log, 'fourth');
    fourth.end();
    await fourth.done;
    expect(log).toEqual(['first', 'second', 'fourth']);
  });

  it('gives the place on when work fails', async () => {
    const log: string[] = [];
    const turnstile = new Turnstile(1, 1);
    const first = open(turnstile, log, 'first');
    const second = open(turnstile, log, 'second');
    first.fail();
    await expect(first.done).rejects.toThrow('first');
    second.end();
    expect(await second.done).toBe('second');
  });
});
