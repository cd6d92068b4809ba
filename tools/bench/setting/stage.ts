/** Everything that runs during a benchmark: one Postgres, the product in its mode, the bare path beside it. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DEMO_CUSTOMER } from '../../../backend/src/demo/demo-accounts.ts';
import { type RedisServer, startRedis } from '../../../backend/test/support/redis.ts';
import { seedMany } from '../../../backend/src/demo/large/many-restaurants.ts';
import type { Mode } from '../rows.ts';
import type { LargeSize } from '../../../backend/src/demo/large/large-seed.ts';
import { type Bare, startBare } from './bare.ts';
import { type BenchData, chooseKitchens, deliverPlaced, fill, hasUnsentEvents, resetToPending } from './data.ts';
import { fillDeliveryAreas } from './delivery-areas.ts';
import { fillLarge } from './large.ts';
import { type BenchPostgres, startBenchPostgres, withClient } from './postgres.ts';
import { logIn, type Product, startProduct } from './product.ts';
import { bareTarget, orderRequest, type ProductTarget, productTarget, type Target } from './target.ts';

/** The barest way gets as many connections as the product has. */
const BARE_POOL_SIZE = 16;
const SEEDED = 'bench_seeded';
const FILLED = 'bench_filled';
const QUIET_TIMEOUT_MS = 60_000;
const QUIET_POLL_MS = 20;

/** The product's processes get these variables beside the address of their database. */
export const VARIABLES = {
  SESSION_SECRET: 'only-for-the-benchmark-on-this-machine',
  DEMO_DATA: 'false',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  ACCEPT_DEADLINE_SECONDS: '86400',
} as const;

export interface Side<T extends Target> {
  readonly target: T;
  readonly databaseUrl: string;
  /** Puts orders back to pending. */
  reset(orderIds: readonly number[]): Promise<void>;
  /** Leaves none open of those that were placed. */
  deliverPlaced(data: BenchData): Promise<void>;
  /** Waits for what is still to be announced. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

export interface Size {
  readonly pool: number;
  readonly fanoutOrders: number;
}

export class Stage {
  readonly data: BenchData;
  readonly #postgres: BenchPostgres;
  readonly #size: Size;
  readonly #redis: RedisServer[] = [];
  #databases = 0;

  private constructor(postgres: BenchPostgres, size: Size, data: BenchData) {
    this.#postgres = postgres;
    this.#size = size;
    this.data = data;
  }

  static async open(size: Size): Promise<Stage> {
    const postgres = await startBenchPostgres();
    try {
      await postgres.create(SEEDED);
      await seed(postgres.urlOf(SEEDED));
      await postgres.copy(FILLED, SEEDED);
      const data = await withClient(postgres.urlOf(FILLED), (client) => fill(client, { factor: 1, ...size }));
      return new Stage(postgres, size, data);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
  }

  /** A database with the same content, for whoever starts the product in another way. */
  async copyData(): Promise<string> {
    const database = `bench_copy_${++this.#databases}`;
    await this.#postgres.copy(database, FILLED);
    return this.#postgres.urlOf(database);
  }

  /** The product on a database of its own. */
  async openProduct(mode: Mode, profileDir: string | null): Promise<Side<ProductTarget>> {
    const database = `bench_product_${++this.#databases}`;
    await this.#postgres.copy(database, FILLED);
    return this.#startProduct(mode, database, this.data, profileDir);
  }

  /** The same with so many times the data. */
  async openGrown(mode: Mode, factor: number): Promise<Side<ProductTarget> & { readonly data: BenchData }> {
    const database = `bench_grown_${factor}`;
    await this.#postgres.copy(database, SEEDED);
    const data = await withClient(this.#postgres.urlOf(database), (client) => fill(client, { factor, ...this.#size }));
    return { ...(await this.#startProduct(mode, database, data, null)), data };
  }

  /** The product and the bare path on one database, whose first city has so many restaurants more. Only to be read. */
  async openCity(mode: Mode, restaurants: number): Promise<{ product: Side<ProductTarget>; bare: Side<Target> }> {
    const database = `bench_city_${mode}`;
    await this.#postgres.copy(database, FILLED);
    const databaseUrl = this.#postgres.urlOf(database);
    await withClient(databaseUrl, async (client) => {
      await seedMany((text, values) => client.query(text, values), { restaurants });
      await fillDeliveryAreas(client);
      await client.query('VACUUM ANALYZE');
    });
    const product = await this.#startProduct(mode, database, this.data, null);
    return { product, bare: await this.#startBare(databaseUrl) };
  }

  /** The product and the bare path on one database of the size that the platform is meant to grow to. */
  async openLarge(
    mode: Mode,
    size: LargeSize,
  ): Promise<{ product: Side<ProductTarget>; bare: Side<Target>; seedMs: number }> {
    const database = 'bench_large';
    await this.#postgres.copy(database, FILLED);
    const databaseUrl = this.#postgres.urlOf(database);
    const seedMs = await fillLarge(databaseUrl, size);
    // Else the admin would have to show a second factor before any table.
    const product = await this.#startProduct(mode, database, this.data, null, { DEMO_DATA: 'true' });
    return { product, bare: await this.#startBare(databaseUrl), seedMs };
  }

  /** The bare path on a database of its own: as fresh as the product's, with every order still to be moved. */
  async openBare(): Promise<Side<Target>> {
    const database = `bench_bare_${++this.#databases}`;
    await this.#postgres.copy(database, FILLED);
    return this.#startBare(this.#postgres.urlOf(database));
  }

  async #startBare(databaseUrl: string): Promise<Side<Target>> {
    const bare: Bare = await startBare({
      databaseUrl,
      restaurantId: this.data.restaurant.id,
      poolSize: BARE_POOL_SIZE,
    });
    return this.#side(databaseUrl, bareTarget(bare, this.data), () => Promise.resolve(), bare);
  }

  /** Serves those who start the product in another way. */
  async startRedis(): Promise<string> {
    const redis = await startRedis();
    this.#redis.push(redis);
    return redis.url;
  }

  async close(): Promise<void> {
    for (const redis of this.#redis) await redis.stop();
    await this.#postgres.stop();
  }

  async #startProduct(
    mode: Mode,
    database: string,
    data: BenchData,
    profileDir: string | null,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Side<ProductTarget>> {
    const databaseUrl = this.#postgres.urlOf(database);
    const redis: Record<string, string> = mode === 'redis' ? { REDIS_URL: await this.startRedis() } : {};
    const product = await startProduct({ ...VARIABLES, DATABASE_URL: databaseUrl, ...redis, ...more }, profileDir);
    return this.#side(databaseUrl, await productTarget(product, data), untilAnnounced, product);
  }

  async #side<T extends Target>(
    databaseUrl: string,
    target: T,
    quiet: (client: Client) => Promise<void>,
    server: Product | Bare,
  ): Promise<Side<T>> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      target,
      databaseUrl,
      reset: (orderIds) => resetToPending(client, orderIds),
      deliverPlaced: (data) => deliverPlaced(client, data),
      quiet: () => quiet(client),
      async stop() {
        await server.stop();
        await client.end();
      },
    };
  }
}

/** The demo data, and one order as the product writes it. */
async function seed(databaseUrl: string): Promise<void> {
  const product = await startProduct({ ...VARIABLES, DEMO_DATA: 'true', DATABASE_URL: databaseUrl });
  try {
    const { kitchens, dishes } = await withClient(databaseUrl, chooseKitchens);
    const response = await fetch(`http://127.0.0.1:${product.port}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: await logIn(product.port, DEMO_CUSTOMER.email) },
      body: JSON.stringify(orderRequest(kitchens[0], dishes)),
    });
    if (!response.ok) throw new Error(`The first order was answered ${response.status}: ${await response.text()}`);
  } finally {
    await product.stop();
  }
}

async function untilAnnounced(client: Client): Promise<void> {
  const deadline = Date.now() + QUIET_TIMEOUT_MS;
  while (await hasUnsentEvents(client)) {
    if (Date.now() > deadline) throw new Error('The product still has events to announce.');
    await delay(QUIET_POLL_MS);
  }
}
