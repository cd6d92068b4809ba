/** What one signed-in, subscribed socket costs the server's process. */
import { setTimeout as delay } from 'node:timers/promises';
import { openMany } from '../load/lean-socket.ts';
import { rssMib } from '../setting/processes.ts';
import type { Target } from '../setting/target.ts';

/** The code that serves a socket is loaded and compiled by the first ones. */
const WARM_UP_SOCKETS = 100;
const KIB_PER_MIB = 1_024;

/** In KiB. For a process that has served nothing else, since memory once taken is not given back. */
export async function memoryPerSocketKib(target: Target, count: number, settleMs: number): Promise<number> {
  const warm = await openMany(WARM_UP_SOCKETS, target.port, target.orderSocket, () => undefined);
  await delay(settleMs);
  const before = rssMib(target.pid);
  const sockets = await openMany(count, target.port, target.orderSocket, () => undefined);
  await delay(settleMs);
  const after = rssMib(target.pid);
  for (const socket of [...warm, ...sockets]) socket.close();
  return ((after - before) / count) * KIB_PER_MIB;
}
