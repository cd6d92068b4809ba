/** 200,000 sockets that come, sign in, subscribe and go: nothing of them may stay. */
import { setTimeout as delay } from 'node:timers/promises';
import { rssMib } from '../../bench/setting/processes.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import { nowMs } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { SocketSite } from '../setting/socket-site.ts';

const CROWDS = 2;
const LANES = 32;
/** Of all there will be: whatever is made once, and grows to its size with use, is there afterwards. */
const WARM_UP_SHARE = 0.02;
const EMPTY_TIMEOUT_MS = 30_000;
const POLL_MS = 200;
const KIB_PER_MIB = 1_024;
/** A leak is something of each socket: 200,000 times 16 bytes are 3 MiB. */
const MAX_BYTES_PER_CONNECT = 16;
const MAX_TIMES_RSS = 1.1;
const GAUGES = ['tischlein_sockets', 'tischlein_subscriptions', 'tischlein_rooms'];

export async function measureChurn({ product, inspector, customers }: SocketSite, sizes: Sizes): Promise<Metric[]> {
  const untilMs = nowMs() + sizes.connectsMs;
  const churn = (crowds: readonly Crowd[], count: number): Promise<number[]> =>
    Promise.all(
      crowds.map((crowd, which) =>
        crowd.tell('churn', {
          port: product.port,
          members: customers.filter((_, index) => index % CROWDS === which),
          count: Math.ceil(count / CROWDS),
          lanes: LANES,
          untilMs,
        }),
      ),
    );
  const look = async (): Promise<{ liveKib: number; rssMib: number; left: number }> => {
    const left = await untilEmpty(product.port);
    await delay(sizes.settleMs);
    return { liveKib: await inspector.liveKib(), rssMib: rssMib(product.pid), left };
  };
  return withCrowds(CROWDS, async (crowds) => {
    await churn(crowds, sizes.connects * WARM_UP_SHARE);
    const before = await look();
    const startedAt = nowMs();
    const done = (await churn(crowds, sizes.connects)).reduce((sum, each) => sum + each, 0);
    const seconds = (nowMs() - startedAt) / 1_000;
    const after = await look();
    const head = { metric: 'churn' } as const;
    return [
      toMetric(
        { ...head, what: 'sockets that came and went', unit: 'sockets', limit: { atLeast: sizes.connects } },
        done,
      ),
      toMetric({ ...head, what: 'of them in a second, signed in and subscribed', unit: '1/s' }, done / seconds),
      toMetric(
        { ...head, what: 'live heap that each left behind', unit: 'bytes', limit: { atMost: MAX_BYTES_PER_CONNECT } },
        ((after.liveKib - before.liveKib) * KIB_PER_MIB) / done,
      ),
      toMetric(
        {
          ...head,
          what: `memory of the process, by that before (${before.rssMib.toFixed(0)} MiB)`,
          unit: 'times',
          limit: { atMost: MAX_TIMES_RSS },
        },
        after.rssMib / before.rssMib,
      ),
      toMetric(
        { ...head, what: 'sockets, subscriptions and rooms that were left', unit: 'left', limit: { atMost: 0 } },
        after.left - before.left,
      ),
    ];
  });
}

/** How many sockets, subscriptions and rooms there still are when no more go. */
async function untilEmpty(port: number): Promise<number> {
  const endAt = Date.now() + EMPTY_TIMEOUT_MS;
  for (;;) {
    const left = await countLeft(port);
    if (left === 0 || Date.now() > endAt) return left;
    await delay(POLL_MS);
  }
}

async function countLeft(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => GAUGES.some((name) => line.startsWith(name)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
