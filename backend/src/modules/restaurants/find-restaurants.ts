import { Injectable } from '@nestjs/common';
import { type RestaurantFilter, RestaurantRepository } from './profile/restaurant.repository.ts';
import type { RestaurantCardRow } from './profile/restaurant.rows.ts';
import { correctionsOf } from './spelling.ts';

interface FoundRestaurants {
  /** How many there are on all pages. */
  total: number;
  rows: RestaurantCardRow[];
}

@Injectable()
export class FindRestaurants {
  constructor(private readonly restaurants: RestaurantRepository) {}

  /** Exactly what was typed; where the city has nothing of the kind, what it seems to mean. */
  async execute(filter: RestaurantFilter): Promise<FoundRestaurants> {
    const found = await this.restaurants.list(filter);
    if (found.total > 0 || filter.search === null) return found;
    const terms = await this.restaurants.findTerms(filter.search, filter.city);
    const corrections = Object.fromEntries(
      terms.filter((term) => !term.isKnown).map(({ term, candidates }) => [term, correctionsOf(term, candidates)]),
    );
    // A word that nothing is like finds nothing; and words that all exist were only never together.
    const guesses = Object.values(corrections);
    if (guesses.length === 0 || guesses.some((words) => words.length === 0)) return found;
    return this.restaurants.list(filter, corrections);
  }
}
