/**
 * Built products one after another in one process. Two thirds of a product's start is loading its modules, which a host
 * does once. What has to be killed, takes signals or runs beside another one is a process of its own (`product-process.ts`).
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { type ProductOutput, keepOutput } from './product-output.ts';
import { COMPILE_CACHE, NODE_OPTIONS } from './product-process.ts';

const HOSTED = path.join(import.meta.dirname, 'hosted-products.ts');

export interface HostedProduct {
  /** `http://localhost:<port>`, the origin that it allows. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The variables of a product that is to start, or the end of the one that runs. */
export type HostOrder = { readonly start: Readonly<Record<string, string>> } | 'stop';

export interface HostAnswer {
  /** Null when it was done. */
  readonly failure: string | null;
}

interface Host {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: ProductOutput;
}

export class ProductHost {
  #host: Host | null = null;

  /** Its environment, beside PORT. Throws with the reason when it does not start. */
  async start(env: Readonly<Record<string, string>>): Promise<HostedProduct> {
    const port = await freePort();
    await this.#order({ start: { PORT: String(port), ...env } });
    return { url: `http://localhost:${port}`, stop: () => this.#order('stop') };
  }

  async end(): Promise<void> {
    if (!this.#host?.child.connected) return;
    const { child } = this.#host;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }

  async #order(order: HostOrder): Promise<void> {
    const { child, output } = (this.#host ??= fork());
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = (): never => {
      throw new Error(`The process of the products has ended:\n${output.lastLines()}`);
    };
    if (!child.connected) ended();
    child.send(order);
    try {
      const [answer] = (await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(ended),
      ])) as [HostAnswer];
      if (answer.failure !== null) throw new Error(`${answer.failure}\n${output.lastLines()}`);
    } finally {
      waiting.abort();
    }
  }
}

function fork(): Host {
  const child = spawn(process.execPath, [...NODE_OPTIONS, HOSTED], {
    // Nothing of the test's own environment reaches it.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as Host['child'];
  return { child, output: keepOutput(child, 'products') };
}
