import { expect, it } from '@jest/globals';
import { createSpacedLoader } from './spaced-loader.ts';

it('reads what is asked for at once together, and so many at a time, one batch after the other', async () => {
  const reads: number[][] = [];
  let underWay = 0;
  const loader = createSpacedLoader<number, string>(3, async (keys) => {
    expect(++underWay).toBe(1);
    reads.push([...keys]);
    await Promise.resolve();
    underWay -= 1;
    return new Map(keys.filter((key) => key !== 4).map((key) => [key, `#${String(key)}`]));
  });
  const first = loader.load(0);
  await Promise.resolve();
  const found = await Promise.all([first, ...[1, 2, 3, 4, 5].map((key) => loader.load(key))]);
  expect(found).toEqual(['#0', '#1', '#2', '#3', null, '#5']);
  expect(reads).toEqual([[0], [1, 2, 3], [4, 5]]);
});

it('reads again what is asked for again', async () => {
  let version = 0;
  const loader = createSpacedLoader<string, number>(10, (keys) => {
    version += 1;
    return Promise.resolve(new Map(keys.map((key) => [key, version])));
  });
  expect([await loader.load('order'), await loader.load('order')]).toEqual([1, 2]);
});

it('fails for those whose read failed, and for nobody else', async () => {
  let reads = 0;
  const loader = createSpacedLoader<number, number>(10, (keys) =>
    ++reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  await expect(loader.load(1)).rejects.toThrow('away');
  expect(await loader.load(2)).toBe(2);
});
