/** A real Redis Cluster on this machine, each node a process of its own that can be killed and brought back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { installTool } from '../../../scripts/support/tools.mjs';
import { useContainers } from './containers.ts';
import { endWithParent } from './end-with-parent.ts';
import { findProgram } from './programs.ts';
import { untilAnswering } from './redis.ts';
import { until } from './until.ts';

const PRIMARIES = 3;
const SLOTS = 16_384;
/** Until the others take a node for gone. A machine that does much else holds one up for a second. */
const NODE_TIMEOUT_MS = 2_000;
const KEYS_AT_ONCE = 100;
const MIGRATE_TIMEOUT_MS = 5_000;

export interface ClusterNode {
  readonly port: number;
  /** Gone at once, connections included. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Keeps its connections and says nothing, as a machine does that is gone. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface TestCluster {
  readonly url: string;
  readonly nodes: readonly ClusterNode[];
  /** Who has the slot of this key by now. */
  readonly primaryOf: (key: string) => Promise<ClusterNode>;
  /** Until whoever is there has all slots. */
  readonly untilWhole: () => Promise<void>;
  /** Until every node follows whom it has to follow, so that a primary may go. */
  readonly untilReplicated: () => Promise<void>;
  /** Hands the slot of this key to another primary, with all that is in it. */
  readonly moveSlotOf: (key: string) => Promise<void>;
  /** Takes from all servers that have the slot of this key what they know, as a restart without their disks does. */
  readonly emptyThoseOf: (key: string) => Promise<void>;
  /** From every primary. */
  readonly keys: (pattern: string) => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Three primaries with as many replicas each. */
export async function startRedisCluster(replicas: 0 | 1): Promise<TestCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-redis-cluster-'));
  const nodes = await Promise.all(
    Array.from({ length: PRIMARIES * (1 + replicas) }, (_, index) => startNode(path.join(folder, String(index)))),
  );
  const cluster = clusterOf(nodes, folder);
  try {
    await join(nodes);
    await cluster.untilWhole();
    await cluster.untilReplicated();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

interface StartedNode extends ClusterNode {
  readonly busPort: number;
  readonly forget: () => void;
  isRunning: boolean;
}

function clusterOf(nodes: readonly StartedNode[], folder: string): TestCluster {
  const running = (): StartedNode[] => nodes.filter(({ isRunning }) => isRunning);
  const nodeAt = (port: number): StartedNode => {
    const node = nodes.find((each) => each.port === port);
    if (node === undefined) throw new Error(`No node of the cluster is at port ${String(port)}.`);
    return node;
  };
  const some = (): StartedNode => {
    const [first] = running();
    if (first === undefined) throw new Error('No node of the cluster runs.');
    return first;
  };
  const ownersOf = (): Promise<number[]> => asking(some(), readOwners);
  const primaryOf = async (key: string): Promise<ClusterNode> => {
    const slot = await asking(some(), (client) => client.cluster('KEYSLOT', key));
    return nodeAt((await ownersOf())[slot] ?? 0);
  };
  /** Every server that runs says the same of all slots, and names servers that run. */
  const isWhole = async (): Promise<boolean> => {
    const views = await Promise.all(
      running().map((node) =>
        asking(node, async (client) => [await readState(client), await readOwners(client)] as const),
      ),
    );
    const ports = new Set(running().map(({ port }) => port));
    return views.every(
      ([state, owners]) =>
        state.includes('cluster_state:ok') &&
        owners.length === SLOTS &&
        owners.every((port, slot) => ports.has(port) && port === views[0]?.[1][slot]),
    );
  };
  return {
    url: `redis://${nodes.map(({ port }) => `127.0.0.1:${String(port)}`).join(',')}?cluster=true`,
    nodes,
    primaryOf,
    untilWhole: () => until(isWhole),
    untilReplicated: () => until(async () => (await Promise.all(running().map(isInStep))).every(Boolean)),
    async moveSlotOf(key) {
      const [slot, from] = [await asking(some(), (client) => client.cluster('KEYSLOT', key)), await primaryOf(key)];
      const ports = new Set(await ownersOf());
      const to = running().find(({ port }) => port !== from.port && ports.has(port));
      if (to === undefined) throw new Error('No other primary runs.');
      await moveSlot(slot, from, to);
      await until(isWhole);
    },
    async emptyThoseOf(key) {
      const nodesOfSlot = await asking(some(), async (client) => {
        const slot = await client.cluster('KEYSLOT', key);
        const ranges = await client.cluster('SLOTS');
        const [, , ...servers] = ranges.find(([from, to]) => from <= slot && slot <= to) ?? [];
        return servers.map(([, port]) => nodeAt(port));
      });
      await Promise.all(nodesOfSlot.map((node) => node.kill()));
      for (const node of nodesOfSlot) node.forget();
      await Promise.all(nodesOfSlot.map((node) => node.start()));
    },
    async keys(pattern) {
      const ports = [...new Set(await ownersOf())];
      return (await Promise.all(ports.map((port) => asking({ port }, (client) => client.keys(pattern))))).flat();
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(folder: string): Promise<StartedNode> {
  const [port, busPort] = [await freePort(), await freePort()];
  const server = await serverOf(folder, [
    ...['--port', String(port), '--cluster-port', String(busPort), '--bind', '127.0.0.1'],
    ...['--appendonly', 'yes', '--save', '', '--cluster-enabled', 'yes'],
    ...['--cluster-node-timeout', String(NODE_TIMEOUT_MS), '--cluster-replica-validity-factor', '0'],
    // A replica copies a primary without waiting for others that may want the same.
    ...['--repl-diskless-sync-delay', '0'],
  ]);
  const node: StartedNode = {
    port,
    busPort,
    isRunning: false,
    async start() {
      await server.start();
      await untilAnswering(`redis://127.0.0.1:${String(port)}`);
      node.isRunning = true;
    },
    kill() {
      node.isRunning = false;
      return server.kill();
    },
    pause() {
      node.isRunning = false;
      return server.pause();
    },
    async resume() {
      await server.resume();
      node.isRunning = true;
    },
    forget: server.forget,
    stop: server.stop,
  };
  await node.start();
  return node;
}

/** One redis-server with what it keeps. */
export interface ClusterServer {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Of one that was killed. */
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
}

async function serverOf(folder: string, flags: readonly string[]): Promise<ClusterServer> {
  mkdirSync(folder);
  const binary = useContainers() ? null : findProgram('redis-server');
  if (binary !== null) return processOf(binary, folder, flags);
  installTool('containers');
  const { clusterContainer } = await import('../../../tools/containers/redis-cluster.ts');
  return clusterContainer(folder, flags);
}

function processOf(binary: string, folder: string, flags: readonly string[]): ClusterServer {
  let child: ChildProcess | null = null;
  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  return {
    start() {
      child = spawn(binary, [...flags, '--dir', folder], { stdio: 'ignore' });
      endWithParent(child);
      return Promise.resolve();
    },
    kill,
    pause: () => Promise.resolve(void child?.kill('SIGSTOP')),
    resume: () => Promise.resolve(void child?.kill('SIGCONT')),
    forget: () => rmSync(path.join(folder, 'appendonlydir'), { recursive: true }),
    stop: kill,
  };
}

/** What `redis-cli --cluster create` does, without its waits. */
async function join(nodes: readonly StartedNode[]): Promise<void> {
  const [first] = nodes;
  const primaries = nodes.slice(0, PRIMARIES);
  for (const [index, node] of primaries.entries()) {
    await asking(node, async (client) => {
      await client.cluster('SET-CONFIG-EPOCH', index + 1);
      const from = Math.ceil((index * SLOTS) / PRIMARIES);
      await client.call('CLUSTER', 'ADDSLOTSRANGE', from, Math.ceil(((index + 1) * SLOTS) / PRIMARIES) - 1);
    });
  }
  for (const node of nodes.slice(1)) {
    await asking(node, (client) => client.call('CLUSTER', 'MEET', '127.0.0.1', first?.port ?? 0, first?.busPort ?? 0));
  }
  const ids = await Promise.all(primaries.map((node) => asking(node, (client) => client.cluster('MYID'))));
  for (const [index, node] of nodes.slice(PRIMARIES).entries()) {
    const id = ids[index] ?? '';
    await asking(node, async (client) => {
      await until(async () => String(await client.cluster('NODES')).includes(id));
      await client.cluster('REPLICATE', id);
    });
  }
}

/** As the manual says that `redis-cli --cluster reshard` does it. */
async function moveSlot(slot: number, from: ClusterNode, to: ClusterNode): Promise<void> {
  await asking(from, (source) =>
    asking(to, async (target) => {
      const [sourceId, targetId] = [await source.cluster('MYID'), await target.cluster('MYID')];
      await target.cluster('SETSLOT', slot, 'IMPORTING', sourceId);
      await source.cluster('SETSLOT', slot, 'MIGRATING', targetId);
      for (;;) {
        const keys = await source.cluster('GETKEYSINSLOT', slot, KEYS_AT_ONCE);
        if (keys.length === 0) break;
        await source.call('MIGRATE', '127.0.0.1', to.port, '', 0, MIGRATE_TIMEOUT_MS, 'KEYS', ...keys);
      }
      await target.cluster('SETSLOT', slot, 'NODE', targetId);
      await source.cluster('SETSLOT', slot, 'NODE', targetId);
    }),
  );
}

function readState(client: Redis): Promise<string> {
  return client.cluster('INFO');
}

/** The port of each slot's primary. */
async function readOwners(client: Redis): Promise<number[]> {
  const owners: number[] = [];
  for (const [first, last, primary] of await client.cluster('SLOTS')) {
    for (let slot = first; slot <= last; slot++) owners[slot] = primary?.[1] ?? 0;
  }
  return owners;
}

/** A primary always is. */
async function isInStep(node: ClusterNode): Promise<boolean> {
  const says = await asking(node, (client) => client.info('replication'));
  return says.includes('role:master') || says.includes('master_link_status:up');
}

async function asking<T>({ port }: Pick<ClusterNode, 'port'>, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
  // What fails is told by the question.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await question(client);
  } finally {
    client.disconnect();
  }
}
