/** One process of the product that is killed and comes back at the same address. */
import { startProduct } from '../../../backend/test/support/product.ts';
import type { ProductProcess } from '../../../backend/test/support/product-process.ts';

export interface Member {
  readonly name: string;
  readonly url: string;
  readonly pid: () => number;
  readonly kill: () => Promise<void>;
  /** Resolves when it is ready. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface MemberOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly port: number;
  readonly env: Record<string, string>;
}

/** Makes a member that is not started yet. */
export function createMember(name: string, options: MemberOptions): Member {
  let running: ProductProcess | null = null;
  return {
    name,
    url: `http://127.0.0.1:${options.port}`,
    pid: () => running?.pid ?? 0,
    async kill() {
      await running?.kill();
      running = null;
    },
    async start() {
      running ??= await startProduct(options);
    },
    async stop() {
      await running?.stop();
      running = null;
    },
  };
}
