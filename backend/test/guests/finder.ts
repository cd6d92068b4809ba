import { expect } from '@jest/globals';
import type { RestaurantCardView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { type Api, Person } from '../api/api.ts';

/** A guest who looks for restaurants, among them those that the test opens. */
export class Finder {
  readonly guest: Person;
  readonly #sql: Api['sql'];
  #lastId = 500;

  constructor({ url, sql }: Api) {
    this.guest = new Person(url);
    this.#sql = sql;
  }

  async find(query: Record<string, string>): Promise<RestaurantCardView[]> {
    const { status, body } = await this.guest.request<RestaurantCardView[]>(
      'GET',
      `/api/restaurants?${String(new URLSearchParams(query))}`,
    );
    expect(status).toBe(200);
    return body;
  }

  /** Of those found, the smallest first. */
  async ids(query: Record<string, string>): Promise<number[]> {
    return (await this.find(query)).map(({ id }) => id).toSorted((one, other) => one - other);
  }

  /** A restaurant of Hamburg with these dishes alone; its id, above 500. */
  async open(name: string, dishes: string[]): Promise<number> {
    this.#lastId += 1;
    const id = this.#lastId;
    await this.#sql(
      `INSERT INTO restaurants (id, name, email, password_hash, city, address, is_active, is_open)
       VALUES ($1, $2, $3, 'x', 'hamburg', 'Deich 1, 20457 Hamburg', true, true)`,
      [id, name, `own${String(id)}@example.com`],
    );
    await this.#sql(`INSERT INTO menus (id, restaurant_id, name) VALUES ($1, $1, 'Karte')`, [id]);
    await this.#sql(
      `INSERT INTO menu_items (menu_id, name, price_cents, position)
       SELECT $1, name, 900, place FROM unnest($2::text[]) WITH ORDINALITY AS d(name, place)`,
      [id, dishes],
    );
    return id;
  }
}
