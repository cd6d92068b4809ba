/** What every metric runs on: one Postgres, Redis, the built product as processes, and the bare server beside it. */
import { type Bare, type BareSetup, startBare } from '../../bench/setting/bare.ts';
import type { BenchData } from '../../bench/setting/data.ts';
import { withClient } from '../../bench/setting/postgres.ts';
import { type Product, startProduct } from '../../bench/setting/product.ts';
import { Stage, VARIABLES } from '../../bench/setting/stage.ts';
import type { Client } from 'pg';
import { inspectorPort, Inspector } from './inspector.ts';

const POOL_SIZE = 16;
const FANOUT_ORDERS = 10;

/** The database and Redis that the instances of one measurement share. */
export interface Site {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

export interface Looked<T> {
  readonly server: T;
  readonly inspector: Inspector;
}

export class LoadStage {
  readonly data: BenchData;
  readonly #stage: Stage;

  private constructor(stage: Stage) {
    this.#stage = stage;
    this.data = stage.data;
  }

  static async open(orders: number): Promise<LoadStage> {
    return new LoadStage(await Stage.open({ pool: orders, fanoutOrders: FANOUT_ORDERS }));
  }

  /** `prepare` changes the data before any instance sees it. Without the URL of a Redis it gets one of its own. */
  async openSite<T>(
    prepare: (client: Client) => Promise<T>,
    redisUrl: string | null = null,
  ): Promise<{ site: Site; prepared: T }> {
    const databaseUrl = await this.#stage.copyData();
    const prepared = await withClient(databaseUrl, prepare);
    return { site: { databaseUrl, redisUrl: redisUrl ?? (await this.#stage.startRedis()) }, prepared };
  }

  /** Starts one API instance as compose does, on a free port or on that of `more`. */
  startInstance(
    { databaseUrl, redisUrl }: Site,
    nodeOptions = '',
    more: Readonly<Record<string, string>> = {},
  ): Promise<Product> {
    const own = { ROLE: 'api', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, NODE_OPTIONS: nodeOptions };
    return startProduct({ ...VARIABLES, ...own, ...more });
  }

  async startLookedInstance(site: Site): Promise<Looked<Product>> {
    const { port, flag } = await inspectorPort();
    const server = await this.startInstance(site, flag);
    return { server, inspector: await Inspector.open(port) };
  }

  async startBare(nodeOptions: readonly string[] = [], more: Pick<BareSetup, 'heartbeatMs'> = {}): Promise<Bare> {
    const databaseUrl = await this.#stage.copyData();
    const setup = { databaseUrl, restaurantId: this.data.restaurant.id, poolSize: POOL_SIZE, ...more };
    return startBare(setup, nodeOptions);
  }

  async startLookedBare(): Promise<Looked<Bare>> {
    const { port, flag } = await inspectorPort();
    const server = await this.startBare(flag.split(' '));
    return { server, inspector: await Inspector.open(port) };
  }

  close(): Promise<void> {
    return this.#stage.close();
  }
}
