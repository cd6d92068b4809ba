/** The socket's description is true: what a running product tells is judged by the schemas that it serves. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAjv } from '../../../tools/fuzz/judge/ajv.ts';
import type { Watcher } from '../support/person.ts';
import { type Api, Person, startApi } from './api.ts';

interface Document {
  components: { messages: Record<string, { payload: object }>; schemas: Record<string, object> };
}

const ajv = createAjv();
let api: Api;
let document: Document;
const watchers: Watcher[] = [];
beforeAll(async () => {
  api = await startApi();
  document = (await new Person(api.url).request<Document>('GET', '/api/docs/asyncapi.json')).body;
  ajv.addSchema(document, 'asyncapi');
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await api.stop();
});

async function watch(person: Person): Promise<Watcher> {
  const watcher = await person.watch();
  watchers.push(watcher);
  return watcher;
}

/** Where an event is not as the document says; empty when it is. */
function misfit(name: string, payload: unknown): string {
  const pointer = `asyncapi#/components/messages/${encodeURIComponent(name)}/payload`;
  const validate = ajv.compile({ $ref: pointer });
  return validate(payload) ? '' : `${name} ${JSON.stringify(validate.errors)}`;
}

describe('what is told over the socket', () => {
  it('is what its description says', async () => {
    const [customer, kitchen, admin] = await Promise.all(
      ['kunde@example.com', 'restaurant1@example.com', 'admin@example.com'].map((email) =>
        Person.login(api.url, email),
      ),
    );
    if (!customer || !kitchen || !admin) throw new Error('unreachable');
    const [atCustomer, atKitchen, atAdmin] = await Promise.all([customer, kitchen, admin].map(watch));
    if (!atCustomer || !atKitchen || !atAdmin) throw new Error('unreachable');
    await atCustomer.subscribe('customer:orders');
    await atCustomer.subscribe('restaurant:1');
    await atKitchen.subscribe('restaurant:1:orders');
    await atAdmin.subscribe('admin');

    const { id, items } = await customer.placeOrder(1);
    await kitchen.request('POST', '/api/restaurant/orders/seen', { orderIds: [id] });
    await kitchen.move(id, 'preparing');
    const lines = items.map((line) => ({ id: line.id, expectedVersion: 1 }));
    await kitchen.request('PUT', `/api/restaurant/orders/${String(id)}/lines`, { state: 'doing', lines });
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    await atKitchen.hear('order:placed');
    await atKitchen.hear('order:seen');
    await atKitchen.hear('order:line');
    await atCustomer.hear('order:updated');
    await atCustomer.hear('restaurant:open-state');
    await atAdmin.hear('order:placed');
    await atAdmin.hear('admin:counters');

    const heard = watchers.flatMap((watcher) => watcher.heard);
    expect(heard.map(({ name, payload }) => misfit(name, payload)).filter(Boolean)).toEqual([]);
    expect(new Set(heard.map(({ name }) => name)).size).toBeGreaterThanOrEqual(5);
  });

  it('is refused by the description when a field is missing or of another kind', () => {
    const heard = watchers.flatMap((watcher) => watcher.heard);
    const placed = heard.find(({ name }) => name === 'order:placed')?.payload as { order: object };
    expect(misfit('order:placed', placed)).toBe('');
    expect(misfit('order:placed', { ...placed, order: { ...placed.order, version: 'one' } })).toContain('/order');
    expect(misfit('order:placed', { ...placed, order: {} })).toContain('required');
  });
});
