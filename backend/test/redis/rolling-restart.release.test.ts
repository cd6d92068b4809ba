import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { Person, type Watcher } from '../support/person.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

const WATCHERS = 20;
const RECONNECT_DELAY_MS = 50;

/** What a screen knows: the newest version of each order, from snapshots and events. */
class Screen {
  readonly known = new Map<number, number>();
  falls = 0;
  readonly #watcher: Watcher;

  private constructor(watcher: Watcher) {
    this.#watcher = watcher;
    watcher.socket.on('order:updated', ({ orderId, version }) => {
      if (version <= (this.known.get(orderId) ?? 0)) return;
      this.known.set(orderId, version);
    });
    // As the front end does: the library does not come back by itself when the server says goodbye.
    watcher.socket.on('disconnect', (reason) => {
      this.falls += 1;
      if (reason !== 'io server disconnect') return;
      setTimeout(() => watcher.socket.connect(), RECONNECT_DELAY_MS * (1 + Math.random()));
    });
    watcher.socket.on('connect', () => void this.#read());
  }

  static async open(person: Person): Promise<Screen> {
    const screen = new Screen(await person.watch());
    await screen.#read();
    return screen;
  }

  async #read(): Promise<void> {
    const orders = await this.#watcher.subscribe('customer:orders').catch(() => null);
    for (const { id, version } of orders ?? []) this.known.set(id, Math.max(version, this.known.get(id) ?? 0));
  }

  close(): void {
    this.#watcher.socket.removeAllListeners();
    this.#watcher.close();
  }
}

describe('two processes restarted in turn', () => {
  let world: World;
  let second: ProductProcess;
  let balancer: Balancer;

  beforeAll(async () => {
    world = await startWorld();
    second = await startAgain();
    balancer = await startBalancer([world.product.url, second.url]);
  });
  afterAll(async () => {
    await balancer.stop();
    await second.stop();
    await world.end();
  });

  function startAgain(port?: number): Promise<ProductProcess> {
    const { database, redis } = world;
    return startProduct({
      databaseUrl: database.url,
      redisUrl: redis?.url ?? null,
      ...(port === undefined ? {} : { port }),
    });
  }

  async function restart(product: ProductProcess): Promise<ProductProcess> {
    await balancer.takeOut(product.url);
    await product.stop();
    const again = await startAgain(Number(new URL(product.url).port));
    balancer.takeBack(again.url);
    return again;
  }

  it('fail no call and lose no event while orders go on', async () => {
    const customer = await Person.login(balancer.url, 'kunde@example.com');
    const kitchen = await Person.login(balancer.url, 'restaurant1@example.com');
    const screens = await Promise.all(Array.from({ length: WATCHERS }, () => Screen.open(customer)));
    const cart = await customer.cartOf(1);
    const statuses: number[] = [];
    const accepted: number[] = [];
    let isOver = false;
    const orders = (async () => {
      while (!isOver) {
        const placed = await customer.request<{ id: number }>('POST', '/api/orders', cart);
        const moved = await kitchen.move(placed.body.id, 'preparing');
        statuses.push(placed.status, moved.status);
        accepted.push(placed.body.id);
      }
    })();
    try {
      const first = await restart(world.product);
      second = await restart(second);
      await balancer.takeOut(first.url);
      await first.stop();
    } finally {
      isOver = true;
      await orders;
    }
    expect([...new Set(statuses)].sort()).toEqual([200, 201]);
    expect(accepted.length).toBeGreaterThan(20);
    expect(screens.every(({ falls }) => falls > 0)).toBe(true);
    await until(() => screens.every(({ known }) => accepted.every((id) => known.get(id) === 2)), {
      what: () => `all ${accepted.length} orders are known: ${screens.map(({ known }) => known.size).join(' ')}`,
    });
    for (const screen of screens) screen.close();
  });
});
