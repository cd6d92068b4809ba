import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  type RestaurantFilter,
  UNFILTERED,
} from '../../../backend/src/modules/restaurants/profile/restaurant-list.statements.ts';

export interface BareSetup {
  readonly databaseUrl: string;
  readonly restaurantId: number;
  readonly poolSize: number;
  /** How often each socket is asked whether somebody is there; without it none is. A proxy ends those on which nothing is said. */
  readonly heartbeatMs?: number;
}

export const RESTAURANTS_SHOWN = 6;

/** What `GET /api/restaurants?city=berlin&limit=6` asks the database for. */
export const RESTAURANT_LIST: RestaurantFilter = { ...UNFILTERED, city: 'berlin', limit: RESTAURANTS_SHOWN };

export interface Bare {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startBare(setup: BareSetup, nodeOptions: readonly string[] = []): Promise<Bare> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: [...process.execArgv, ...nodeOptions],
  });
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
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
