/** `npm run load`: what one instance holds and two carry, each beside bare `ws` in the same run. */
import { loadavg } from 'node:os';
import { optionsOrExit, say } from '../bench/terminal.ts';
import type { Metric, MetricName } from './metrics.ts';
import { readOptions } from './options.ts';
import { table, write } from './report.ts';
import { measureChurn } from './scenarios/churn.ts';
import { measureCity } from './scenarios/city.ts';
import { measureCluster } from './scenarios/cluster.ts';
import { measureDelivery } from './scenarios/delivery.ts';
import { measureInstances } from './scenarios/instances.ts';
import { measureMemory } from './scenarios/memory.ts';
import { measureOutage } from './scenarios/outage.ts';
import { measurePositions } from './scenarios/positions.ts';
import { LoadStage } from './setting/load-stage.ts';
import { measureRestarts } from './scenarios/restarts.ts';
import { openSocketSite, type SocketSite } from './setting/socket-site.ts';

const options = optionsOrExit(readOptions);
const { sizes } = options;
const metrics: Metric[] = [];
const failures: string[] = [];

say(`load of the machine before: ${loadavg()[0]?.toFixed(2) ?? '?'}`);
const restarted = options.metrics.has('restarts') ? sizes.restarts.many.sockets : 0;
const stage = await LoadStage.open(Math.max(sizes.sockets, sizes.watchers, restarted));
process.once('SIGINT', () => void stage.close().finally(() => process.exit(130)));
try {
  if ((['memory', 'delivery', 'churn'] as const).some((name) => options.metrics.has(name))) {
    const site = await openSocketSite(stage, sizes);
    try {
      await measureOnOneInstance(site);
    } finally {
      await site.stop();
    }
  }
  await measure('city', () => measureCity(stage, sizes));
  await measure('instances', () => measureInstances(stage, sizes));
  await measure('outage', () => measureOutage(stage, sizes));
  await measure('positions', () => measurePositions(stage, sizes, 1));
  await measure('positions', () => measurePositions(stage, sizes, 2));
  await measure('restarts', () => measureRestarts(stage, sizes));
  await measure('cluster', () => measureCluster(stage, sizes));
} finally {
  await stage.close();
}

const file = write(metrics, options.isQuick);
process.stdout.write(`\n${table(metrics)}\n\nWritten to ${file}.\n`);
if (failures.length > 0) process.stderr.write(`\nNot measured:\n${failures.map((line) => `  ${line}`).join('\n')}\n`);
if (failures.length > 0 || metrics.some(({ met }) => met === false)) process.exitCode = 1;

/** Memory first: it is taken of a process that has served nothing else. */
async function measureOnOneInstance(site: SocketSite): Promise<void> {
  await measure('memory', () => measureMemory(stage, site, sizes));
  await measure('delivery', () => measureDelivery(stage, site, sizes));
  await measure('churn', () => measureChurn(site, sizes));
}

/** What cannot be measured is told at the end and does not keep the rest from being measured. */
async function measure(name: MetricName, work: () => Promise<Metric[]>): Promise<void> {
  if (!options.metrics.has(name)) return;
  say(name);
  try {
    metrics.push(...(await work()));
  } catch (error) {
    failures.push(`${name}: ${String(error instanceof Error ? error.stack : error)}`);
  }
}
