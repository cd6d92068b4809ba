import { expect, it } from '@jest/globals';
import { GatheredReads } from './gathered-reads.ts';

it('reads the first at once, and all that are asked for meanwhile together', async () => {
  const reads: number[][] = [];
  const gathered = new GatheredReads<number, string>(3, (keys) => {
    reads.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key !== 4).map((key) => [key, `#${String(key)}`])));
  });
  const found = await Promise.all([1, 2, 3, 4, 5].map((key) => gathered.find(key)));
  expect(found).toEqual(['#1', '#2', '#3', null, '#5']);
  expect(reads).toEqual([[1], [2, 3, 4], [5]]);
});

it('fails for those whose read failed, and for nobody else', async () => {
  let reads = 0;
  const gathered = new GatheredReads<number, number>(10, (keys) =>
    ++reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  const answers = await Promise.allSettled([gathered.find(1), gathered.find(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
