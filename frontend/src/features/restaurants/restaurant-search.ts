import { CATEGORIES, RESTAURANT_SORTS, type Category, type RestaurantSort } from '@contracts/constants.ts';

/** What the address of the start page says about the list. */
export interface RestaurantSearch {
  q?: string;
  category?: Category;
  sort?: RestaurantSort;
  open?: true;
}

export const DEFAULT_SORT: RestaurantSort = 'popularity';

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

/** Takes what it knows; anything else in the address is left out. */
export function parseRestaurantSearch(search: Record<string, unknown>): RestaurantSearch {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 100).trim() : '';
  const category = oneOf(CATEGORIES, search.category);
  const sort = oneOf(RESTAURANT_SORTS, search.sort);
  // Each key is named, also when it is empty: the router passes on what this leaves out.
  return {
    q: q === '' ? undefined : q,
    category,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    open: search.open === true ? true : undefined,
  };
}
