import { describe, expect, it } from '@jest/globals';
import type { Database } from '../database/connection/database.ts';
import { ChangeFeed, type Changes } from './change-feed.ts';

interface Reading {
  snapshot: string;
  atMs: number;
  subjects: string[];
}

/** A feed on a Postgres that answers when the test says so. */
function open() {
  const asked: { since: unknown; answer: (reading: Partial<Reading>) => void; fail: () => void }[] = [];
  const run = (_statement: unknown, [since]: unknown[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Reading[]>();
    asked.push({
      since,
      answer: (reading) => resolve([{ snapshot: '10:12:', atMs: 1_000, subjects: [], ...reading }]),
      fail: () => reject(new Error('away')),
    });
    return promise;
  };
  const feed = new ChangeFeed({ run } as unknown as Database);
  const told: Changes[] = [];
  feed.changed.subscribe((changes) => told.push(changes));
  const next = async () => {
    const count = asked.length;
    while (asked.length === count) await new Promise(setImmediate);
    return asked.at(-1)!;
  };
  return { feed, told, next, asked };
}

describe('the change feed', () => {
  it('begins a reading after whoever asks, one for all who ask meanwhile', async () => {
    const { feed, next, asked } = open();
    const first = feed.read();
    const one = await next();
    const [second, third] = [feed.read(), feed.read()];
    await new Promise(setImmediate);
    expect(asked).toHaveLength(1);
    one.answer({ atMs: 1 });
    (await next()).answer({ atMs: 2 });
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
    expect(asked).toHaveLength(2);
  });

  it('asks for what the reading before did not see, and tells it', async () => {
    const { feed, next, told, asked } = open();
    const first = feed.read();
    (await next()).answer({ snapshot: '10:12:10' });
    await first;
    const second = feed.read();
    (await next()).answer({ snapshot: '10:13:', subjects: ['menu:7'] });
    await second;
    expect(asked.map(({ since }) => since)).toEqual([null, '10:12:10']);
    expect(told).toEqual([null, ['menu:7']]);
  });

  it.each([
    ['it has not read for long', { atMs: 1_000 + 300_000, snapshot: '10:12:' }],
    ['another Postgres knows less', { atMs: 1_001, snapshot: '9:11:' }],
  ])('says that anything may have changed when %s', async (_when, reading) => {
    const { feed, next, told } = open();
    for (const each of [{}, reading]) {
      const done = feed.read();
      (await next()).answer(each);
      await done;
    }
    expect(told).toEqual([null, null]);
  });

  it('tells whoever waits that Postgres is away, and reads on from where it was', async () => {
    const { feed, next, asked } = open();
    const first = feed.read();
    (await next()).answer({ snapshot: '10:12:' });
    await first;
    const failing = expect(feed.read()).rejects.toThrow('away');
    (await next()).fail();
    await failing;
    const last = feed.read();
    (await next()).answer({ atMs: 5 });
    expect(await last).toBe(5);
    expect(asked.map(({ since }) => since)).toEqual([null, '10:12:', '10:12:']);
  });
});
