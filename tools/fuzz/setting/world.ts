/** What a share of the inputs is sent to: a product that runs, and what is known of it. */
import { type OpenApiDocument, type Operation, operationsOf } from '../contract/operations.ts';
import { Callers, type CallerKind } from './callers.ts';
import { KnownThings } from './known.ts';
import type { FuzzedProduct } from './site.ts';

export interface World {
  readonly port: number;
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
  readonly callers: Callers;
  readonly known: KnownThings;
}

/** Read at the start, in this order, so that inputs have something to be about. */
const READ_FIRST: readonly (readonly [CallerKind, string])[] = [
  ['nobody', '/api/restaurants'],
  ['nobody', '/api/restaurants/1/menus'],
  ['owner', '/api/restaurant/menus'],
  ['admin', '/api/admin/users'],
  ['admin', '/api/admin/translations'],
];
const ORDERS_AT_START = 4;

export async function openWorld({ url, restoreAdmin }: Pick<FuzzedProduct, 'url' | 'restoreAdmin'>): Promise<World> {
  const document = (await (await fetch(`${url}/api/docs/openapi.json`)).json()) as OpenApiDocument;
  const callers = new Callers(url, restoreAdmin);
  const known = new KnownThings();
  for (const [kind, path] of READ_FIRST) {
    const { body } = await (await callers.of(kind)).request('GET', path);
    known.learn(path, body);
  }
  const customer = await callers.of('customer');
  for (let order = 0; order < ORDERS_AT_START; order++) known.learn('/api/orders', await customer.placeOrder(1));
  const address = { label: 'Home', address: 'Torstraße 1, 10119 Berlin' };
  known.learn('/api/addresses', (await customer.request('POST', '/api/addresses', address)).body);
  return { port: Number(new URL(url).port), document, operations: operationsOf(document), callers, known };
}
