import { expect } from '@jest/globals';
import type { RegisteredRestaurantView } from '../../src/contracts/restaurant-views.ts';
import type { Answer } from '../support/person.ts';
import { Person } from './api.ts';

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

export function sendRegistration(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<RegisteredRestaurantView>> {
  return new Person(url).request<RegisteredRestaurantView>('POST', REGISTRATION_PATH, body, headers);
}

/** A restaurant that waits for its approval. */
export async function registerRestaurant(url: string, overrides: object = {}): Promise<RegisteredRestaurantView> {
  const answer = await sendRegistration(url, { ...registrationRequest(), ...overrides });
  expect(answer.status).toBe(201);
  return answer.body;
}
