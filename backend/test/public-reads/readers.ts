/** Two instances that keep answers and what orders are made with, and a third that keeps none: what it answers is what Postgres has. */
import type { App } from '../../src/app.ts';
import type { Environment } from '../../src/config/environment.ts';
import { Database } from '../../src/database/connection/database.ts';
import { KeptBases } from '../../src/modules/orders/placing/kept-bases.ts';
import { KeptAnswers } from '../../src/public-reads/kept-answers.ts';
import { type Api, startApi } from '../api/api.ts';

/** As it was sent; the body without its compression. */
export interface Read {
  status: number;
  etag: string | null;
  /** Those that the route gives. */
  headers: Record<string, string | null>;
  body: string;
}

export interface Readers extends Api {
  readonly instances: readonly [App, App];
  readonly uncached: App;
}

const OWN_HEADERS = [
  ...['cache-control', 'content-encoding', 'content-language', 'content-type', 'link', 'vary'],
  ...['x-next-cursor', 'x-open-count', 'x-total-count'],
];

export async function startReaders(overrides: Partial<Environment> = {}): Promise<Readers> {
  const api = await startApi(overrides);
  const [second, uncached] = [await api.another(), await api.another()];
  uncached.nest.get(KeptAnswers).maxBytes = 0;
  uncached.nest.get(KeptBases).maxRows = 0;
  return { ...api, instances: [api.app, second], uncached };
}

/** In the place of a path: what an order of these dishes to this postcode is made with, which no answer shows as a whole. */
export const basisOf = (restaurantId: number, postcode: string) => `basis ${String(restaurantId)} ${postcode}`;
const FIRST_DISHES = `SELECT array_agg(i.id ORDER BY i.id) AS ids
  FROM (SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = $1 ORDER BY i.id LIMIT 3) AS i`;

async function readBasis({ nest }: App, restaurantId: number, postcode: string): Promise<Read> {
  const [dishes] = await nest
    .get(Database)
    .run<{ ids: number[] }>({ name: 'first_dishes', text: FIRST_DISHES }, [restaurantId]);
  const basis = await nest.get(KeptBases).find(restaurantId, dishes?.ids ?? [], postcode);
  const items = basis?.items.sort((a, b) => a.id - b.id);
  const body = JSON.stringify(Object.entries({ ...basis, items }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { status: basis === null ? 404 : 200, etag: null, headers: {}, body };
}

export async function read(app: App, path: string, headers: Record<string, string> = {}): Promise<Read> {
  const [kind, restaurantId, postcode = ''] = path.split(' ');
  if (kind === 'basis') return readBasis(app, Number(restaurantId), postcode);
  const { url } = app;
  const send = () => fetch(url + path, { headers: { 'accept-encoding': 'br', ...headers } });
  // A connection that nobody has used for long may be closed as the next request leaves.
  const response = await send().catch(send);
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    headers: Object.fromEntries(OWN_HEADERS.map((name) => [name, response.headers.get(name)])),
    // A refusal names its request.
    body: response.ok ? await response.text() : '',
  };
}

const TRIES = 10;

/**
 * The paths at which an instance does not answer what Postgres has. While the clock goes on in between, what Postgres had before is right as well as what it
 * has after.
 */
export async function mismatches(
  { instances, uncached }: Pick<Readers, 'instances' | 'uncached'>,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const isStale = async (path: string, tries = TRIES): Promise<boolean> => {
    const sent = async (instance: App) => JSON.stringify(await read(instance, path, headers));
    const before = await sent(uncached);
    const answers = await Promise.all(instances.map(sent));
    if (answers.every((answer) => answer === before)) return false;
    const after = await sent(uncached);
    if (answers.every((answer) => answer === before || answer === after)) return false;
    return before === after || tries === 1 || isStale(path, tries - 1);
  };
  const stale = await Promise.all(paths.map(async (path) => ((await isStale(path)) ? [path] : [])));
  return stale.flat();
}

/** How often an instance has answered from memory. */
export const hitsOf = ({ nest }: App): number => nest.get(KeptAnswers).counts.hit;
