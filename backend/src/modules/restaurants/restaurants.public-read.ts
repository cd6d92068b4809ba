import type { FastifyRequest } from 'fastify';
import { CITIES } from '../../contracts/constants.ts';
import type { Statement } from '../../database/connection/database.ts';
import { ahead } from '../../database/sql/columns.ts';
import { about, idIn, type PublicRead } from '../../public-reads/public-read.ts';

/** Hours begin and end with a minute; whatever else is over by itself has a moment of its own. */
const NEXT_MINUTE = `date_trunc('minute', now()) + interval '1 minute'`;
const ENDING = ['paused_until', 'busy_until', 'full_until', 'suspended_from'] as const;
const NEXT_END = `least(${ENDING.map((column) => ahead(`r.${column}`)).join(', ')})`;

const NEXT_OF_RESTAURANT: Statement = {
  name: 'restaurant_next_change',
  text: `SELECT least(${NEXT_MINUTE}, min(${NEXT_END})) AS until FROM restaurants r WHERE r.id = $1`,
};
const NEXT_OF_CITIES: Statement = {
  name: 'restaurants_next_change',
  text: `SELECT least(${NEXT_MINUTE}, min(${NEXT_END})) AS until FROM restaurants r WHERE r.city = ANY ($1::city[]) AND r.is_active`,
};

export function readRestaurant(request: FastifyRequest): PublicRead | null {
  const id = idIn(request);
  return id === null
    ? null
    : { subjects: [about.restaurant(id)], until: { statement: NEXT_OF_RESTAURANT, values: [id] } };
}

/** What somebody searches for is kept nowhere, and there is no end to it. */
export function readList({ query }: FastifyRequest): PublicRead | null {
  const asked = query as Readonly<Record<string, unknown>>;
  if (asked.q !== undefined) return null;
  const cities = CITIES.filter((city) => city === asked.city);
  const shown = cities.length === 0 ? CITIES : cities;
  const isAboutDishes =
    asked.vegetarian !== undefined || asked.vegan !== undefined || asked.withoutAllergens !== undefined;
  return {
    subjects: [...shown.map(about.list), ...(isAboutDishes ? shown.map(about.dishes) : [])],
    until: { statement: NEXT_OF_CITIES, values: [shown] },
  };
}
