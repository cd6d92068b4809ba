import { Injectable } from '@nestjs/common';
import { RestaurantRepository } from './restaurant.repository.ts';

const MAX_AGE_MS = 60_000;

/** Which restaurants are ordered from most. Counted once a minute: a list need not be exact about this, but quick. */
@Injectable()
export class RestaurantRanking {
  readonly #restaurants: RestaurantRepository;
  #ranking: Promise<number[]> | null = null;
  #expiresAt = 0;

  constructor(restaurants: RestaurantRepository) {
    this.#restaurants = restaurants;
  }

  /** Ids, the most popular first; restaurants without orders are not in it. */
  get(): Promise<number[]> {
    const now = performance.now();
    if (this.#ranking === null || now >= this.#expiresAt) {
      const ranking = this.#restaurants.rank();
      ranking.catch(() => {
        if (this.#ranking === ranking) this.#ranking = null;
      });
      this.#ranking = ranking;
      this.#expiresAt = now + MAX_AGE_MS;
    }
    return this.#ranking;
  }
}
