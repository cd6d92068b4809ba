/** An answer that is the same for everybody who asks the same, and may be kept in memory until something says otherwise. */
import type { FastifyRequest } from 'fastify';
import type { City, Language } from '../contracts/constants.ts';
import type { Statement } from '../database/connection/database.ts';

/** What an answer is about, by the names that the triggers of `public_changes` write. */
export const about = {
  menu: (restaurantId: number) => `menu:${String(restaurantId)}`,
  restaurant: (restaurantId: number) => `restaurant:${String(restaurantId)}`,
  list: (city: City) => `list:${city}`,
  /** What the dishes of a city's restaurants are. */
  dishes: (city: City) => `dishes:${city}`,
  texts: (language: Language) => `texts:${language}`,
} as const;

/** The restaurant that a menu or a page is of; null for what is about others. */
export function restaurantOf(subject: string): number | null {
  const [kind, id] = subject.split(':');
  return kind === 'menu' || kind === 'restaurant' ? Number(id) : null;
}

export interface PublicRead {
  /** Whatever changes one of these may change the answer. */
  readonly subjects: readonly string[];
  /** Answers `until`, the first moment ahead at which the clock may change it; null where no clock does. */
  readonly until: { readonly statement: Statement; readonly values: readonly unknown[] } | null;
}

/** Null for a request whose answer is not to be kept. */
export type DescribeRead = (request: FastifyRequest) => PublicRead | null;

/** Where the configuration of a route has it. */
export const PUBLIC_READ = 'publicRead';

/** Null for a route whose answers are not kept. */
export function describerOf(config: object | undefined): DescribeRead | null {
  return ((config as Record<string, unknown> | undefined)?.[PUBLIC_READ] as DescribeRead | undefined) ?? null;
}

/** The `:id` of the route; null where it can be none. */
export function idIn({ params }: FastifyRequest): number | null {
  const { id = '' } = params as { id?: string };
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
