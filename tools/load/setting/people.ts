/** Who is signed in: sessions written straight to the database, since nobody wants to wait for 19,000 passwords. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { seedMany } from '../../../backend/src/demo/large/many-restaurants.ts';
import { VARIABLES } from '../../bench/setting/stage.ts';

const COOKIE = 'tischlein_session';
/** Ids of the kitchens, apart from all others. */
const FIRST_KITCHEN = 200_000;
const OPEN = `
  INSERT INTO sessions (id, user_id, restaurant_id, expires_at, public_id)
  SELECT id, user_id, restaurant_id, now() + interval '1 day', gen_random_uuid()
    FROM unnest($1::text[], $2::int[], $3::int[]) AS s(id, user_id, restaurant_id)`;
/** Spreads the orders evenly over them. */
const SPREAD = `
  UPDATE orders o SET restaurant_id = $2 + (p.n - 1) % $3
    FROM unnest($1::int[]) WITH ORDINALITY AS p(id, n) WHERE o.id = p.id`;

/** The cookies of so many sessions, in the order of the accounts. */
export async function signIn(
  client: Client,
  accounts: { readonly customers: readonly number[] } | { readonly restaurants: readonly number[] },
): Promise<string[]> {
  const ids = 'customers' in accounts ? accounts.customers : accounts.restaurants;
  const none = ids.map(() => null);
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const sessions = tokens.map((token) => createHmac('sha256', VARIABLES.SESSION_SECRET).update(token).digest('hex'));
  await client.query(OPEN, 'customers' in accounts ? [sessions, ids, none] : [sessions, none, ids]);
  return tokens.map((token) => `${COOKIE}=${token}`);
}

/** So many kitchens of a city that nobody here watches, among whom the orders are spread. Answers their ids. */
export async function openKitchens(client: Client, count: number, orderIds: readonly number[]): Promise<number[]> {
  const run = (text: string, values?: unknown[]): Promise<unknown> => client.query(text, values);
  await seedMany(run, { restaurants: count, dishes: 3, city: 'frankfurt', firstId: FIRST_KITCHEN });
  // A changed order is told to who watches it; nobody needs its change of kitchen in the search.
  await client.query(SPREAD, [orderIds, FIRST_KITCHEN, count]);
  await client.query('VACUUM ANALYZE orders');
  return Array.from({ length: count }, (_, index) => FIRST_KITCHEN + index);
}
