import { expect } from '@jest/globals';
import type { RegisteredRestaurantView } from '../../src/contracts/restaurants/restaurant-views.ts';
import type { Answer } from '../support/person.ts';
import { Person } from '../api/api.ts';

export const REGISTRATION_PATH = '/api/register-restaurant';
export const PASSWORD = 'ein Topf voll Suppe';

export const freshEmail = () => `wirt-${crypto.randomUUID()}@example.com`;

/** What has to be said, of a restaurant that nobody else has registered. */
export const registrationRequest = () => ({
  name: 'Zum Tischlein',
  email: freshEmail(),
  password: PASSWORD,
  city: 'hamburg',
  address: 'Deichstraße 1, 20459 Hamburg',
});

/** What an approval needs beyond that. */
export const TRADER = {
  legalName: 'Zum Tischlein Gastro GmbH',
  vatId: 'DE123456789',
  phone: '+49 40 1234567',
  traderDeclaration: true,
};

export function sendRegistration(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<RegisteredRestaurantView>> {
  return new Person(url).request<RegisteredRestaurantView>('POST', REGISTRATION_PATH, body, headers);
}

/** A restaurant that waits for its approval, and can be given it. */
export async function registerRestaurant(url: string, overrides: object = {}): Promise<RegisteredRestaurantView> {
  const answer = await sendRegistration(url, { ...registrationRequest(), ...TRADER, ...overrides });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Puts a dish on the restaurant's menu that guests can order: without one it cannot open. */
export async function addDish(kitchen: Person): Promise<number> {
  const menu = await kitchen.request<{ id: number }>('POST', '/api/restaurant/menus', { name: 'Mittag' });
  const dish = await kitchen.request<{ id: number }>('POST', '/api/restaurant/menu-items', {
    menuId: menu.body.id,
    name: 'Suppe',
    price: '6.50',
    vatRate: 7,
    isDeclared: true,
    isPublished: true,
  });
  expect(dish.status).toBe(201);
  return dish.body.id;
}
