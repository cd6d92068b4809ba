import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { broadcast } from '../../src/realtime/sockets/broadcast.ts';
import { MAX_UNSENT_BYTES } from '../../src/realtime/sockets/slow-readers.ts';
import { SocketHub } from '../../src/realtime/sockets/socket-hub.ts';
import { unsentBytes } from '../../src/realtime/sockets/unsent.ts';
import { type Api, startApi } from '../api/api.ts';
import { Person } from '../support/person.ts';
import { SlowReader } from '../support/slow-reader.ts';
import { until } from '../support/until.ts';

const KIB = 1024;
const READERS = 3;
const TOPIC = 'restaurant:1';

describe('sockets that do not read', () => {
  let api: Api;
  let hub: SocketHub;
  let customer: Person;
  let order: OrderView;

  beforeAll(async () => {
    api = await startApi();
    hub = api.app.nest.get(SocketHub);
    customer = await Person.login(api.url, 'kunde@example.com');
    order = await customer.placeOrder(1);
  });
  afterAll(() => api.stop());

  const anonymous = () => [...hub.server.of('/').sockets.values()].filter(({ data }) => data.account === null);
  const mostUnsent = () => Math.max(0, ...anonymous().map(unsentBytes));

  /** Makes each snapshot of the order as large as that, with notes that nobody could write. */
  async function weigh(bytes: number): Promise<void> {
    await api.sql('ALTER TABLE order_items ALTER notes TYPE text');
    await api.sql(`UPDATE order_items SET notes = repeat('x', $2) WHERE order_id = $1`, [order.id, bytes]);
  }

  async function closedFor(reason: string): Promise<number> {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    const line = text
      .split('\n')
      .find((one) => one.startsWith(`tischlein_slow_sockets_closed_total{reason="${reason}"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  }

  it('are closed when much is unsent, and nobody else is', async () => {
    const reading = await customer.watch();
    await reading.subscribe(TOPIC);
    const readers = await Promise.all(Array.from({ length: READERS }, () => SlowReader.connect(api.url)));
    for (const reader of readers) reader.subscribe(TOPIC);
    await until(() => hub.server.of('/').adapter.rooms.get(TOPIC)?.size === READERS + 1);
    for (const reader of readers) reader.stopReading();
    const items = [{ id: 1, available: true, soldOutUntil: null, price: '9'.repeat(256 * KIB) }];
    let menuVersion = 1_000;
    // The network takes a good deal by itself, as much as the machine is set to.
    while (anonymous().some((socket) => unsentBytes(socket) <= MAX_UNSENT_BYTES)) {
      menuVersion += 1;
      broadcast(hub.server, TOPIC, 'menu:updated', { topic: TOPIC, restaurantId: 1, menuVersion, items });
      await reading.hear('menu:updated', (event) => event.menuVersion === menuVersion);
    }
    for (const reader of readers) reader.pretendToBeAlive();
    await until(() => anonymous().length === 0);
    expect(await closedFor('unsent')).toBe(READERS);
    await reading.settle();
    expect(reading.all('menu:updated').length).toBe(menuVersion - 1_000);
    reading.close();
    for (const reader of readers) reader.end();
  });

  it('are not told more, however often they ask', async () => {
    const snapshot = 128 * KIB;
    await weigh(snapshot);
    const reader = await SlowReader.connect(api.url);
    reader.stopReading();
    for (let asked = 0; asked < 100; asked++) {
      reader.subscribe(`order:${String(order.id)}`, order.shareToken ?? undefined);
    }
    let most = 0;
    for (let look = 0; look < 100; look++) {
      most = Math.max(most, mostUnsent());
      await delay(5);
    }
    // What they may have unsent when they ask, one snapshot on top, and the refusals of the others.
    expect(most).toBeLessThan(256 * KIB + snapshot + 100 * KIB);
    reader.end();
    await until(() => anonymous().length === 0);
  });

  it('and sockets that ask for much pay for what they are sent', async () => {
    await weigh(256 * KIB);
    const watcher = await customer.watch();
    const topic = `order:${String(order.id)}` as `order:${number}`;
    const ask = () => watcher.ask('subscribe', { topic });
    const answers = [];
    for (let asked = 0; asked < 30; asked++) answers.push(await ask());
    expect(answers[0]).toMatchObject({ ok: true, topic, snapshot: { id: order.id } });
    const refused = answers.filter((answer) => !answer.ok);
    expect(new Set(refused.map((answer) => !answer.ok && answer.error.code))).toEqual(new Set(['too_many_requests']));
    // Still in the topic, and told all of it again when there is something to spend.
    const kitchen = await Person.login(api.url, 'restaurant1@example.com');
    await kitchen.move(order.id, 'preparing');
    await watcher.hear('order:updated', ({ version }) => version === 2);
    let again = await ask();
    while (!again.ok) {
      await delay(100);
      again = await ask();
    }
    expect(again).toMatchObject({ ok: true, snapshot: { version: 2 } });
    watcher.close();
  });
});
