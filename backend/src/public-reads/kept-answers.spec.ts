import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import type { Database } from '../database/connection/database.ts';
import type { ChangeFeed, Changes } from './change-feed.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { PublicRead } from './public-read.ts';
import type { Representation } from './representation.ts';

const UNTIL = { statement: { name: 'until', text: '' }, values: [] };

/** Kept answers under a feed and a clock that the test holds. */
function open() {
  const changed = new Subject<Changes>();
  const state = { atMs: 1_000, until: null as Date | null, changes: [] as string[], made: 0 };
  const feed = {
    changed,
    isFollowing: true,
    read: () => {
      if (state.changes.length > 0) changed.next(state.changes.splice(0));
      return Promise.resolve(state.atMs);
    },
  };
  const database = { run: () => Promise.resolve([{ until: state.until }]) };
  const kept = new KeptAnswers(feed as unknown as ChangeFeed, database as unknown as Database);
  const make = (bytes = 10): Promise<Representation> => {
    state.made += 1;
    return Promise.resolve({
      body: Buffer.alloc(bytes),
      etag: `"${String(state.made)}"`,
      headers: {},
      headersWithoutBody: {},
    });
  };
  const ask = async (key: string, more: Partial<PublicRead> = {}, bytes = 10) =>
    (await kept.find(key, { subjects: ['menu:7'], until: null, ...more }, () => make(bytes))).etag;
  return { kept, state, changed, ask, make };
}

describe('kept answers', () => {
  it('are made once, for all who ask at the same time and later', async () => {
    const { ask, state } = open();
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['"1"', '"1"', '"1"']);
    expect([await ask('a'), await ask('b'), state.made]).toEqual(['"1"', '"2"', 2]);
  });

  it('are made anew after a change of what they are about, and after no other', async () => {
    const { ask, state } = open();
    await ask('a');
    state.changes.push('menu:8');
    expect(await ask('a')).toBe('"1"');
    state.changes.push('menu:7');
    expect(await ask('a')).toBe('"2"');
  });

  it('are dropped while they are made, if something changes meanwhile', async () => {
    const { kept, ask, changed, make } = open();
    const slow = Promise.withResolvers<null>();
    const first = kept.find('a', { subjects: ['menu:7'], until: null }, async () => {
      await slow.promise;
      return make();
    });
    changed.next(['menu:7']);
    expect(await ask('a')).toBe('"1"');
    slow.resolve(null);
    expect((await first).etag).toBe('"2"');
    expect(await ask('a')).toBe('"1"');
  });

  it('end with the moment from which the clock may say something else', async () => {
    const { ask, state } = open();
    state.until = new Date(2_000);
    await ask('a', { until: UNTIL });
    state.atMs = 1_999.9;
    expect(await ask('a', { until: UNTIL })).toBe('"1"');
    state.atMs = 2_000;
    state.until = new Date(3_000);
    expect(await Promise.all([ask('a', { until: UNTIL }), ask('a', { until: UNTIL })])).toEqual(['"2"', '"2"']);
  });

  it('are all dropped when anything may have changed', async () => {
    const { kept, ask, changed } = open();
    await ask('a');
    await ask('b', { subjects: ['texts:de'] });
    changed.next(null);
    expect([kept.size, kept.bytes]).toEqual([0, 0]);
  });

  it('are not kept when they could not be made', async () => {
    const { kept, ask } = open();
    const failing = () => Promise.reject(new Error('not found'));
    await expect(kept.find('a', { subjects: [], until: null }, failing)).rejects.toThrow('not found');
    expect(kept.size).toBe(0);
    expect(await ask('a')).toBe('"1"');
  });

  it('make room for newer ones, those first that nobody asked for the longest', async () => {
    const { kept, ask } = open();
    kept.maxBytes = 3 * 2_048;
    for (const key of ['a', 'b', 'c']) await ask(key, {}, 1_024);
    await ask('a');
    await ask('d', {}, 1_024);
    expect(['a', 'b', 'c', 'd'].map((key) => kept.has(key))).toEqual([true, false, true, true]);
    expect(kept.bytes).toBeLessThanOrEqual(kept.maxBytes);
    // 'a' counts as made with 'd', so it stays for as long as 'd' does.
    for (const key of ['e', 'f']) await ask(key, {}, 1_024);
    expect(['a', 'd', 'e', 'f'].map((key) => kept.has(key))).toEqual([true, false, true, true]);
    await ask('g', {}, 1_024);
    expect(kept.has('a')).toBe(false);
  });

  it('stay while all others are asked for more often than what comes new', async () => {
    const { kept, ask } = open();
    kept.maxBytes = 3 * 2_048;
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c', 'd']) await ask(key, {}, 1_024);
    expect(['a', 'b', 'c', 'd'].map((key) => kept.has(key))).toEqual([true, true, true, false]);
    expect(kept.bytes).toBeLessThanOrEqual(kept.maxBytes);
  });
});
