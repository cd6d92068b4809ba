import { describe, expect, it } from 'vitest';
import { parseRestaurantSearch } from './restaurant-search.ts';

describe('the address of the start page', () => {
  it('gives what it knows', () => {
    expect(parseRestaurantSearch({ q: ' köz ', category: 'asian', sort: 'rating', open: true })).toEqual({
      q: 'köz',
      category: 'asian',
      sort: 'rating',
      open: true,
    });
    expect(parseRestaurantSearch({ q: 24 })).toMatchObject({ q: '24' });
  });

  it('names every key, so that nothing unchecked comes through', () => {
    const nothing = { q: undefined, category: undefined, sort: undefined, open: undefined };
    expect(parseRestaurantSearch({ q: '  ', category: 'poison', sort: 'popularity', open: 'yes' })).toStrictEqual(
      nothing,
    );
    expect(parseRestaurantSearch({})).toStrictEqual(nothing);
  });

  it('cuts a search text that is too long', () => {
    expect(parseRestaurantSearch({ q: 'a'.repeat(500) }).q).toHaveLength(100);
  });
});
