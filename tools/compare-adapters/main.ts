/**
 * `npm run compare-adapters`: what each Socket.IO adapter costs and loses, for `docs/decisions.md`. One instance emits
 * changes as the product does, two others deliver them; then Redis is killed and comes back a second later.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { provenance } from '../bench/report.ts';
import { startRedis, type RedisServer } from '../../backend/test/support/redis.ts';
import { ADAPTERS, type AdapterName, changeNow, link, ROOMS, type Way, WAYS } from './adapters.ts';
import type { Received } from './receivers.ts';

/** So many instances receive, in a process together. */
const INSTANCES = 2;
/** A second run with so many shows what each further instance costs Redis. */
const MANY_INSTANCES = 10;
const CHANGES_PER_SECOND = 200;
const TURN_CHANGES = 1_000;
const OUTAGE_MS = 1_000;
/** An emit that waited for Redis arrives by then, or never. */
const SETTLE_MS = 3_000;
const RESULTS = path.join(import.meta.dirname, '../../tools/load/results/adapters.json');

interface Row {
  adapter: AdapterName;
  way: Way;
  instances: number;
  p50Ms: number;
  p99Ms: number;
  /** The processor time of Redis for a thousand changes. */
  redisCpuMs: number;
  redisCommandsPerChange: number;
  /** The processor time of the receiving instances together, their clients included. */
  receiverCpuMs: number;
  /** Deliveries that never came, of those of the changes emitted while Redis was away and in the seconds beside. */
  lostPercentWithData: number;
  lostPercentWithoutData: number;
}

const rows: Row[] = [];
for (const way of WAYS) for (const adapter of ADAPTERS) rows.push(await measure(adapter, way, INSTANCES));
rows.push(await measure('pub/sub', 'one message', MANY_INSTANCES));
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify({ ...provenance(), rows }, null, 2)}\n`);
console.table(rows);
// The adapters leave connections behind that would keep the process.
process.exit();

async function measure(adapter: AdapterName, way: Way, instances: number): Promise<Row> {
  const deliveries = instances * ROOMS.length;
  const redis = await startRedis();
  const receivers = fork(path.join(import.meta.dirname, 'receivers.ts'), [adapter, way, redis.url, `${instances}`]);
  const server = new Server();
  const { use, close } = link(adapter, redis.url);
  use(server);
  try {
    await once(receivers, 'message');
    // A few changes that are not counted open the connections and warm up the code of both sides.
    await emit(server, way, 100);
    await delay(SETTLE_MS);
    await ask(receivers);

    const before = await usage(redis.url);
    await emit(server, way, TURN_CHANGES);
    await delay(SETTLE_MS);
    const { latenciesMs, cpuMs } = await ask(receivers);
    const after = await usage(redis.url);
    if (latenciesMs.length !== TURN_CHANGES * deliveries)
      throw new Error(`${adapter}, ${way}: ${latenciesMs.length} deliveries while Redis was there`);
    const lost = async (prepare: () => Promise<void>) => {
      const { emitted, received } = await outage(server, way, receivers, redis, prepare);
      return round((1 - received / (emitted * deliveries)) * 100);
    };
    latenciesMs.sort((a, b) => a - b);
    return {
      adapter,
      way,
      instances,
      p50Ms: round(latenciesMs[Math.floor(latenciesMs.length * 0.5)] ?? NaN),
      p99Ms: round(latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? NaN),
      redisCpuMs: round(((after.cpuMs - before.cpuMs) / TURN_CHANGES) * 1_000),
      redisCommandsPerChange: round((after.commands - before.commands) / TURN_CHANGES),
      receiverCpuMs: round((cpuMs / TURN_CHANGES) * 1_000),
      lostPercentWithData: await lost(() => Promise.resolve()),
      lostPercentWithoutData: await lost(() => forget(redis)),
    };
  } finally {
    receivers.send('close');
    await Promise.all([once(receivers, 'exit'), server.of('/').adapter.close()]);
    close();
    await redis.stop();
  }
}

/** Redis is away for the second of three seconds. */
async function outage(
  server: Server,
  way: Way,
  receivers: ChildProcess,
  redis: RedisServer,
  prepare: () => Promise<void>,
): Promise<{ emitted: number; received: number }> {
  await ask(receivers);
  const emitted = (3 * OUTAGE_MS * CHANGES_PER_SECOND) / 1_000;
  const emitting = emit(server, way, emitted);
  await delay(OUTAGE_MS);
  await prepare();
  await redis.kill();
  await delay(OUTAGE_MS);
  await redis.restart();
  await emitting;
  await delay(SETTLE_MS);
  const { latenciesMs } = await ask(receivers);
  return { emitted, received: latenciesMs.length };
}

async function forget(redis: RedisServer): Promise<void> {
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
}

async function emit(server: Server, way: Way, count: number): Promise<void> {
  const startedAt = performance.now();
  for (let seq = 0; seq < count; seq += 1) {
    const early = startedAt + (seq * 1_000) / CHANGES_PER_SECOND - performance.now();
    if (early > 0) await delay(early);
    const change = changeNow(seq);
    if (way === 'one message') server.serverSideEmit('change', change);
    else for (const room of ROOMS) server.to(room).emit('change', change);
  }
}

async function ask(receivers: ChildProcess): Promise<Received> {
  const answer = once(receivers, 'message');
  receivers.send('report');
  const [received] = (await answer) as [Received];
  return received;
}

async function usage(url: string): Promise<{ cpuMs: number; commands: number }> {
  const client = new Redis(url);
  const info = await client.info();
  client.disconnect();
  const field = (name: string) => Number(new RegExp(`^${name}:(.*)\r$`, 'm').exec(info)?.[1]);
  return {
    cpuMs: (field('used_cpu_user') + field('used_cpu_sys')) * 1_000,
    commands: field('total_commands_processed'),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
