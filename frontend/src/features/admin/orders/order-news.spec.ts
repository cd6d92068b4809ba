import { describe, expect, it } from '@jest/globals';
import { countNews } from './order-news.ts';

const rows = [{ id: 5 }, { id: 4 }];
const placed = [{ id: 5 }, { id: 6 }, { id: 7 }, { id: 7 }];

describe('new orders above the table', () => {
  it('are those that it does not hold yet, each once', () => {
    expect(countNews({}, rows, placed)).toBe(2);
    expect(countNews({ status: 'open' }, [], [{ id: 1 }])).toBe(1);
  });

  it('are none where they would not stand at the top', () => {
    for (const search of [{ sort: 'oldest' }, { pages: 'c' }, { q: 'suppe' }, { status: 'delivered' }]) {
      expect(countNews(search, rows, placed)).toBe(0);
    }
  });
});
