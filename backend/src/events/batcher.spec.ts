import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.ts';

describe('Batcher', () => {
  it('collects what arrives while it works, keeps the order and the limit', async () => {
    const batches: number[][] = [];
    const gates: (() => void)[] = [];
    const batcher = new Batcher<number>(3, (batch) => {
      batches.push(batch);
      return new Promise((resolve) => gates.push(resolve));
    });
    batcher.push([1]);
    batcher.push([2, 3]);
    batcher.push([4, 5]);
    const settled = batcher.finish();
    for (let next = gates.shift(); next; next = gates.shift()) {
      next();
      await Promise.resolve();
      await Promise.resolve();
    }
    await settled;
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('starts again after it came to rest', async () => {
    const seen: string[] = [];
    const batcher = new Batcher<string>(10, (batch) => {
      seen.push(...batch);
      return Promise.resolve();
    });
    batcher.push(['a']);
    await new Promise(setImmediate);
    batcher.push(['b']);
    await batcher.finish();
    expect(seen).toEqual(['a', 'b']);
  });

  it('goes on after it was given nothing', async () => {
    const seen: string[] = [];
    const batcher = new Batcher<string>(10, (batch) => {
      seen.push(...batch);
      return Promise.resolve();
    });
    batcher.push([]);
    batcher.push(['a']);
    await batcher.finish();
    expect(seen).toEqual(['a']);
  });

  it('lets a batch grow until the next may begin, and waits for nothing at the end', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher<number>(
      10,
      (batch) => {
        batches.push(batch);
        return Promise.resolve();
      },
      60_000,
    );
    batcher.push([1]);
    batcher.push([2]);
    await new Promise(setImmediate);
    batcher.push([3]);
    expect(batches).toEqual([[1]]);
    await batcher.finish();
    expect(batches).toEqual([[1], [2, 3]]);
  });
});
