import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CityTimes } from '../../../entities/restaurants/city-times.entity.ts';
import { RestaurantTimes } from '../../../entities/restaurants/restaurant-times.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { Times } from '../rules/stage-times.ts';

export interface KnownTimesOf {
  own: Times;
  city: Times;
}

/** A restaurant with fewer has no history: what its kitchen says, and a constant ride, are promised. */
export const MIN_MEASURED_ORDERS = 10;
const KEPT_MS = 5 * 60_000;
const KEPT = 2_000;

/** The measured times of restaurants, kept for some minutes: they change no faster, and orders need not wait for them. */
@Injectable()
export class KnownTimes {
  readonly #kept = new Map<number, { untilMs: number; times: Promise<KnownTimesOf | null> }>();

  constructor(
    @InjectRepository(RestaurantTimes) private readonly measured: Repository<RestaurantTimes>,
    @InjectRepository(CityTimes) private readonly cities: Repository<CityTimes>,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
  ) {}

  /** Null without a history. */
  async find(restaurantId: number): Promise<KnownTimesOf | null> {
    const kept = this.#kept.get(restaurantId);
    if (kept !== undefined && kept.untilMs > Date.now()) return kept.times;
    const times = this.#read(restaurantId);
    this.#kept.delete(restaurantId);
    this.#kept.set(restaurantId, { untilMs: Date.now() + KEPT_MS, times });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await times;
    } catch (error) {
      this.#kept.delete(restaurantId);
      throw error;
    }
  }

  /** They were measured anew. */
  forget(): void {
    this.#kept.clear();
  }

  async #read(restaurantId: number): Promise<KnownTimesOf | null> {
    const own = await this.measured.findOneBy({ restaurantId });
    if (own === null || own.kitchen.all.orders < MIN_MEASURED_ORDERS) return null;
    const restaurant = await this.restaurants.findOne({ select: { city: true }, where: { id: restaurantId } });
    const city = restaurant && (await this.cities.findOneBy({ city: restaurant.city }));
    return { own, city: city ?? own };
  }
}
