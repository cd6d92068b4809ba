/** What the address of the start page says about the list: search text, category, order and filters. */
import {
  CATEGORIES,
  MAX_LENGTH,
  RESTAURANT_SORTS,
  type Category,
  type City,
  type RestaurantSort,
} from '@contracts/constants.ts';
import { ALLERGENS, type Allergen } from '@contracts/menus/allergens.ts';
import type { RestaurantFilter } from '../../../lib/api/restaurants.ts';

/** Behind the filter button; amounts in euro. */
export interface Filters {
  open?: true;
  vegetarian?: true;
  vegan?: true;
  minRating?: number;
  maxMinimumOrder?: number;
  maxDeliveryFee?: number;
  /** The allergens to avoid, separated by commas. */
  withoutAllergens?: string;
}

export interface RestaurantSearch extends Filters {
  q?: string;
  category?: Category;
  /** Left out: meals are brought. */
  fulfilment?: 'pickup';
  sort?: RestaurantSort;
}

export const DEFAULT_SORT: RestaurantSort = 'popularity';
const MAX_EURO = 1000;
const MAX_RATING = 5;

export const NO_FILTERS = {
  open: undefined,
  vegetarian: undefined,
  vegan: undefined,
  minRating: undefined,
  maxMinimumOrder: undefined,
  maxDeliveryFee: undefined,
  withoutAllergens: undefined,
} satisfies Record<keyof Filters, undefined>;

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

const flag = (value: unknown) => (value === true || value === 'true' ? (true as const) : undefined);

/** At most `max`, with at most this many decimals. */
function amount(value: unknown, max: number, decimals: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= max)) return undefined;
  return Number(number.toFixed(decimals));
}

/** Known ones, each once, in the order of the law's list. */
export function allergensOf(text: unknown): Allergen[] {
  const wanted = typeof text === 'string' ? text.split(',') : [];
  return ALLERGENS.filter((allergen) => wanted.includes(allergen));
}

/** Takes what it knows; anything else in the address is left out. */
export function parseRestaurantSearch(search: Record<string, unknown>): RestaurantSearch {
  const { q: typed } = search;
  const q = typeof typed === 'string' || typeof typed === 'number' ? String(typed).slice(0, MAX_LENGTH.search) : '';
  const sort = oneOf(RESTAURANT_SORTS, search.sort);
  const minRating = amount(search.minRating, MAX_RATING, 1);
  // Each key is named, also when it is empty: the router passes on what this leaves out.
  return {
    q: q.trim() === '' ? undefined : q.trim(),
    category: oneOf(CATEGORIES, search.category),
    fulfilment: search.fulfilment === 'pickup' ? 'pickup' : undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    open: flag(search.open),
    vegetarian: flag(search.vegetarian),
    vegan: flag(search.vegan),
    // No stars asked for is no filter.
    minRating: minRating === 0 ? undefined : minRating,
    maxMinimumOrder: amount(search.maxMinimumOrder, MAX_EURO, 2),
    maxDeliveryFee: amount(search.maxDeliveryFee, MAX_EURO, 2),
    withoutAllergens: allergensOf(search.withoutAllergens).join(',') || undefined,
  };
}

/** How many filters are set; all allergens together are one. */
export function countFilters(filters: Filters): number {
  return (Object.keys(NO_FILTERS) as (keyof Filters)[]).filter((name) => filters[name] !== undefined).length;
}

/** The address as the server is asked. Where a guest lives says nothing of what they fetch. */
export function filterOf(city: City, search: RestaurantSearch, postcode: string | undefined): RestaurantFilter {
  const { maxMinimumOrder, maxDeliveryFee, ...rest } = search;
  return {
    city,
    postcode: search.fulfilment ? undefined : postcode,
    ...rest,
    maxMinimumOrder: maxMinimumOrder?.toFixed(2),
    maxDeliveryFee: maxDeliveryFee?.toFixed(2),
  };
}
