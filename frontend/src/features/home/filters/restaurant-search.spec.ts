import { describe, expect, it } from '@jest/globals';
import { allergensOf, countFilters, filterOf, NO_FILTERS, parseRestaurantSearch } from './restaurant-search.ts';

const nothing = { q: undefined, category: undefined, fulfilment: undefined, sort: undefined, ...NO_FILTERS };

describe('the address of the start page', () => {
  it('gives what it knows', () => {
    expect(parseRestaurantSearch({ q: ' köz ', category: 'asian', sort: 'rating', open: true })).toEqual({
      ...nothing,
      q: 'köz',
      category: 'asian',
      sort: 'rating',
      open: true,
    });
    expect(parseRestaurantSearch({ q: 24 })).toMatchObject({ q: '24' });
  });

  it('names every key, so that nothing unchecked comes through', () => {
    expect(
      parseRestaurantSearch({ q: '  ', category: 'poison', sort: 'popularity', open: 'yes', vegan: 1, evil: true }),
    ).toStrictEqual(nothing);
    expect(parseRestaurantSearch({})).toStrictEqual(nothing);
  });

  it('cuts a search text that is too long', () => {
    expect(parseRestaurantSearch({ q: 'a'.repeat(500) }).q).toHaveLength(100);
  });

  it('takes amounts as numbers or text, and nothing that is none', () => {
    expect(parseRestaurantSearch({ maxMinimumOrder: 15, maxDeliveryFee: '2.505', minRating: 4.54 })).toMatchObject({
      maxMinimumOrder: 15,
      maxDeliveryFee: 2.5,
      minRating: 4.5,
    });
    expect(parseRestaurantSearch({ maxDeliveryFee: 0 }).maxDeliveryFee).toBe(0);
    for (const wrong of [-1, 'x', '', null, Number.NaN, 1e9, [1]]) {
      expect(parseRestaurantSearch({ maxMinimumOrder: wrong, minRating: wrong })).toStrictEqual(nothing);
    }
    expect(parseRestaurantSearch({ minRating: 0 }).minRating).toBeUndefined();
  });

  it('has each allergen once and in one order, so that equal filters have equal addresses', () => {
    expect(parseRestaurantSearch({ withoutAllergens: 'milk,gluten,milk,gold' }).withoutAllergens).toBe('gluten,milk');
    expect(parseRestaurantSearch({ withoutAllergens: 'gold' }).withoutAllergens).toBeUndefined();
    expect(allergensOf(undefined)).toEqual([]);
  });

  it('comes back the same from what it gave', () => {
    const search = parseRestaurantSearch({ q: 'a', vegan: true, maxDeliveryFee: 2, withoutAllergens: 'milk,eggs' });
    expect(parseRestaurantSearch({ ...search })).toStrictEqual(search);
  });
});

describe('a postcode', () => {
  it('is asked for with deliveries, and says nothing of what guests fetch', () => {
    expect(filterOf('berlin', parseRestaurantSearch({}), '10435').postcode).toBe('10435');
    expect(filterOf('berlin', parseRestaurantSearch({ fulfilment: 'pickup' }), '10435')).toMatchObject({
      postcode: undefined,
      fulfilment: 'pickup',
    });
    expect(parseRestaurantSearch({ fulfilment: 'delivery' }).fulfilment).toBeUndefined();
  });
});

describe('filters', () => {
  it('are counted without search text, category and order', () => {
    expect(countFilters(parseRestaurantSearch({ q: 'a', sort: 'rating', category: 'pizza' }))).toBe(0);
    expect(countFilters(parseRestaurantSearch({ open: true, maxDeliveryFee: 0, withoutAllergens: 'milk,eggs' }))).toBe(
      3,
    );
  });

  it('ask the server for money with two places', () => {
    expect(filterOf('berlin', parseRestaurantSearch({ maxMinimumOrder: 12.5, minRating: 4 }), undefined)).toMatchObject(
      {
        city: 'berlin',
        maxMinimumOrder: '12.50',
        minRating: 4,
      },
    );
  });
});
