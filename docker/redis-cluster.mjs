/**
 * For the profile `cluster`, when its six servers answer: joins them, three primaries with a replica each, and tells the
 * product to use them. Safe to repeat: containers that come back have other addresses, which each tells the others.
 */
import { lookup } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { read, SECRETS, useRedisCluster } from './secrets.mjs';

const PORT = 6_379;
const HOSTS = ['redis-1', 'redis-2', 'redis-3', 'redis-4', 'redis-5', 'redis-6'];
const PRIMARIES = 3;
const SLOTS = 16_384;
const POLL_MS = 100;

const password = read(SECRETS, 'redis-password');
const nodes = HOSTS.map((host) => new Redis({ host, port: PORT, password, maxRetriesPerRequest: null }));
try {
  await meet();
  await until(async () => (await ask('NODES')).every((says) => says.match(/ connected/g)?.length === HOSTS.length));
  const [first] = await ask('INFO');
  if (!first.includes(`cluster_slots_assigned:${SLOTS}`)) await share();
  await until(async () => (await ask('INFO')).every((says) => says.includes('cluster_state:ok')));
} finally {
  for (const node of nodes) node.disconnect();
}
useRedisCluster(
  HOSTS.map((host) => `${host}:${PORT}`),
  password,
);

async function meet() {
  const addresses = await Promise.all(HOSTS.map(async (host) => (await lookup(host, { family: 4 })).address));
  for (const [index, node] of nodes.entries()) {
    for (const address of addresses.filter((_, other) => other !== index)) await node.cluster('MEET', address, PORT);
  }
}

/** What was shared before this program was broken off stays as it is. */
async function share() {
  const from = (index) => Math.ceil((index * SLOTS) / PRIMARIES);
  const [ids, views] = await Promise.all([ask('MYID'), ask('NODES')]);
  for (const [index, node] of nodes.entries()) {
    if (index >= PRIMARIES) await node.cluster('REPLICATE', ids[index - PRIMARIES]);
    else if (/ myself.* connected$/m.test(views[index])) {
      await node.call('CLUSTER', 'ADDSLOTSRANGE', from(index), from(index + 1) - 1);
    }
  }
}

function ask(question) {
  return Promise.all(nodes.map((node) => node.cluster(question)));
}

async function until(isTrue) {
  while (!(await isTrue())) await delay(POLL_MS);
}
