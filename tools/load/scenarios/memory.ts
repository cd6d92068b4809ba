/** What a socket costs that is signed in and watches an order of its own, 19,000 times in one process, and 500 kitchens. */
import { setTimeout as delay } from 'node:timers/promises';
import { rssMib } from '../../bench/setting/processes.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import type { Member } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { Inspector } from '../setting/inspector.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { type SocketSite, unsigned } from '../setting/socket-site.ts';

/** The code that serves a socket is loaded and compiled by the first ones. */
const WARM_UP_SOCKETS = 300;
const CROWDS = 2;
const KIB_PER_MIB = 1_024;
const MAX_KIB = 20;
const MAX_TIMES_BARE = 3;

interface Cost {
  /** The memory that the machine sees, with all garbage. */
  readonly rssKib: number;
  /** The part of the heap that is left when all garbage is collected. */
  readonly liveKib: number;
}

export async function measureMemory(stage: LoadStage, site: SocketSite, sizes: Sizes): Promise<Metric[]> {
  const members = [...site.customers, ...site.kitchens];
  const product = await costOfSockets(site.product, site.inspector, members, sizes.settleMs);
  const looked = await stage.startLookedBare();
  try {
    const bare = await costOfSockets(looked.server, looked.inspector, unsigned(members), sizes.settleMs);
    const head = { metric: 'memory', unit: 'KiB' } as const;
    const times = { metric: 'memory', unit: 'times', limit: { atMost: MAX_TIMES_BARE } } as const;
    const sockets = `each of ${members.length} sockets`;
    return [
      toMetric(
        { ...head, what: `memory of ${sockets}`, bare: bare.rssKib, limit: { atMost: MAX_KIB } },
        product.rssKib,
      ),
      toMetric({ ...times, what: 'the same by that of bare ws' }, product.rssKib / bare.rssKib),
      toMetric({ ...head, what: `of it live in the heap`, bare: bare.liveKib }, product.liveKib),
      toMetric({ ...times, what: 'the same by that of bare ws' }, product.liveKib / bare.liveKib),
    ];
  } finally {
    looked.inspector.close();
    await looked.server.stop();
  }
}

async function costOfSockets(
  { port, pid }: { readonly port: number; readonly pid: number },
  inspector: Inspector,
  members: readonly Member[],
  settleMs: number,
): Promise<Cost> {
  return withCrowds(CROWDS, async (crowds) => {
    await openAll(crowds, port, members.slice(0, WARM_UP_SOCKETS));
    await Promise.all(crowds.map((crowd) => crowd.tell('keep', 0)));
    await delay(settleMs);
    const liveBefore = await inspector.liveKib();
    const rssBefore = rssMib(pid);
    await openAll(crowds, port, members);
    await delay(settleMs);
    const rss = (rssMib(pid) - rssBefore) * KIB_PER_MIB;
    const live = (await inspector.liveKib()) - liveBefore;
    return { rssKib: rss / members.length, liveKib: live / members.length };
  });
}

async function openAll(crowds: readonly Crowd[], port: number, members: readonly Member[]): Promise<void> {
  await Promise.all(
    crowds.map((crowd, which) =>
      crowd.tell('open', {
        port,
        members: members.filter((_, index) => index % crowds.length === which),
        keeping: 'count',
        standbyPort: null,
      }),
    ),
  );
}
