import { describe, expect, it } from '@jest/globals';
import { hasFilter, withoutFilters } from '../../../components/table/table-search.ts';
import { isSearchable, parseOrdersSearch, parseRestaurantsSearch, toTableFilter } from './admin-search.ts';

describe('the address of a table', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(parseOrdersSearch({ q: 12, city: 'paris', status: 'open', sort: 'oldest', id: '7', x: 1 })).toEqual(
      expect.objectContaining({ q: '12', city: undefined, status: 'open', sort: 'oldest', id: 7 }),
    );
    expect(parseOrdersSearch({ from: '2026-02-30', restaurantId: -1 })).toMatchObject({
      from: undefined,
      restaurantId: undefined,
    });
  });

  it('names every key, so that none is passed on unread', () => {
    expect(Object.keys(parseRestaurantsSearch({}))).toEqual(
      expect.arrayContaining(['q', 'city', 'sort', 'pages', 'id', 'state', 'reviewStatus', 'plan', 'edit']),
    );
    expect(parseRestaurantsSearch({ state: 'paused' })).toMatchObject({ state: 'paused' });
  });

  it('knows filters from the order, the place and the open row', () => {
    expect(hasFilter(parseOrdersSearch({ sort: 'oldest', id: 3, pages: 'a' }))).toBe(false);
    expect(hasFilter(parseOrdersSearch({ q: 'suppe' }))).toBe(true);
    expect(hasFilter({ ...parseOrdersSearch({ q: 'suppe' }), ...withoutFilters(parseOrdersSearch({})) })).toBe(false);
  });
});

describe('what the server is asked', () => {
  it('takes whole days in Berlin, also when the clocks change', () => {
    expect(toTableFilter({ from: '2026-03-29', to: '2026-03-29' })).toMatchObject({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  it('takes open orders as their statuses', () => {
    expect(toTableFilter({ status: 'open' }).status).toBe('pending,preparing,delivering');
    expect(toTableFilter({ status: 'delivered', id: 3 })).not.toHaveProperty('id');
  });

  it('takes open and closed for themselves, and what keeps a restaurant from taking orders as a state', () => {
    const asked = ['closed', 'no_device'].map((state) => toTableFilter({ state }));
    expect(asked.map(({ open, state }) => [open, state])).toEqual([
      [false, undefined],
      [undefined, 'no_device'],
    ]);
  });

  it('is not asked for less than it can look for', () => {
    expect(['su', 'sup', '#7', '7'].map(isSearchable)).toEqual([false, true, true, true]);
  });
});
