import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A statement with its values, as pg takes it. */
export interface Query {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface BareSetup {
  readonly databaseUrl: string;
  readonly restaurantId: number;
  readonly restaurantList: Query;
  readonly poolSize: number;
}

export interface Bare {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startBare(setup: BareSetup): Promise<Bare> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  const listening = Promise.race([
    once(child, 'message') as Promise<[number]>,
    once(child, 'exit').then(() => {
      throw new Error('The bare server ended at its start.');
    }),
  ]);
  child.send(setup);
  const [port] = await listening;
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
