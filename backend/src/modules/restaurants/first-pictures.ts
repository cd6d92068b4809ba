import { Injectable } from '@nestjs/common';
import { CITIES, type City } from '../../contracts/constants.ts';
import { FindRestaurants } from './find-restaurants.ts';
import { UNFILTERED } from './profile/restaurant-list.statements.ts';
import { RestaurantRepository } from './profile/restaurant.repository.ts';

const RESTAURANT = /^\/restaurant\/(\d{1,9})$/;
/** A picture that is no longer the first shows for a moment before the list comes. */
const CITY_MS = 10_000;

/** The picture that a page begins with, for those who show it before their first answer is there. */
@Injectable()
export class FirstPictures {
  readonly #ofCities = new Map<City, { until: number; picture: Promise<string | null> }>();

  constructor(
    private readonly restaurants: RestaurantRepository,
    private readonly find: FindRestaurants,
  ) {}

  /** By name: `picture` of a restaurant's page, `picture-berlin` and so on of the home page; none of other pages. */
  async of(path: string): Promise<Record<string, string>> {
    const id = RESTAURANT.exec(path)?.[1];
    if (id !== undefined) return named({ picture: await this.restaurants.findPicture(Number(id)) });
    if (path !== '/') return {};
    const pictures = await Promise.all(CITIES.map((city) => this.#ofCity(city)));
    return named(Object.fromEntries(CITIES.map((city, index) => [`picture-${city}`, pictures[index] ?? null])));
  }

  #ofCity(city: City): Promise<string | null> {
    const held = this.#ofCities.get(city);
    if (held !== undefined && held.until > performance.now()) return held.picture;
    const picture = this.#findOfCity(city);
    this.#ofCities.set(city, { until: performance.now() + CITY_MS, picture });
    picture.catch(() => this.#ofCities.delete(city));
    return picture;
  }

  async #findOfCity(city: City): Promise<string | null> {
    const { rows } = await this.find.execute({ ...UNFILTERED, city, limit: 1 });
    return rows[0]?.imageUrl ?? null;
  }
}

function named(pictures: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(pictures).filter((entry): entry is [string, string] => entry[1] !== null));
}
