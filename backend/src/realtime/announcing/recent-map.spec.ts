import { expect, it } from '@jest/globals';
import { RecentMap } from './recent-map.ts';

it('forgets what was written longest ago', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 1);
  map.set('a', 2);
  map.set('c', 1);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([2, undefined, 1]);
});
