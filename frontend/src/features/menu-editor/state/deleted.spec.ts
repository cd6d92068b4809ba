import { describe, expect, it } from '@jest/globals';
import { restorableOf, type Deleted } from './deleted.ts';

const NOW = 10_000_000;
const entry = (id: number, minutesAgo: number, restaurantId = 1): Deleted => ({
  restaurantId,
  part: 'dish',
  id,
  name: `D${id}`,
  at: NOW - minutesAgo * 60_000,
});

describe('what was deleted', () => {
  it('is offered for an hour, to the restaurant that deleted it, the latest first', () => {
    const list = [entry(1, 59), entry(2, 60), entry(3, 1), entry(4, 5, 2)];
    expect(restorableOf(list, 1, NOW).map(({ id }) => id)).toEqual([3, 1]);
  });
});
