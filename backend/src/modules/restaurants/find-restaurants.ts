import { Injectable } from '@nestjs/common';
import { readSearch } from '../../contracts/search/read-search.ts';
import { type RestaurantFilter, RestaurantRepository } from './profile/restaurant.repository.ts';
import type { RestaurantCardRow } from './profile/restaurant.rows.ts';
import { correctionsOf } from './spelling.ts';

interface FoundRestaurants {
  /** How many there are on all pages. */
  total: number;
  /** Of these, how many take orders now. */
  openTotal: number;
  rows: RestaurantCardRow[];
}

@Injectable()
export class FindRestaurants {
  constructor(private readonly restaurants: RestaurantRepository) {}

  /** What was typed, in the words of any language; where the city has nothing of the kind, what it seems to mean. */
  async execute(filter: RestaurantFilter): Promise<FoundRestaurants> {
    if (filter.search === null) return this.restaurants.list(filter);
    const { text, alternatives } = readSearch(filter.search);
    // What has no word, such as `!!!`, is looked for as it is, and finds nothing.
    const asked = { ...filter, search: text === '' ? filter.search : text };
    const found = await this.restaurants.list(asked, alternatives);
    if (found.total > 0) return found;
    const terms = await this.restaurants.findTerms(asked.search, filter.city);
    const corrections = Object.fromEntries(
      terms
        .filter(({ term, isKnown }) => !isKnown && alternatives[term] === undefined)
        .map(({ term, candidates }) => [term, correctionsOf(term, candidates)]),
    );
    // A word that nothing is like finds nothing; and words that all exist were only never together.
    const guesses = Object.values(corrections);
    if (guesses.length === 0 || guesses.some((words) => words.length === 0)) return found;
    return this.restaurants.list(asked, { ...alternatives, ...corrections });
  }
}
