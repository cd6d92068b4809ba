/** `npm run bench`: what the product reaches, each beside what the same machine reaches in the barest way. */
import { loadavg } from 'node:os';
import { interleave, type Mode, type Row, toPlainRow, toRow } from './rows.ts';
import { readOptions, type ScenarioName } from './options.ts';
import { missedGoals, table, write } from './report.ts';
import { measureAdmin } from './scenarios/admin.ts';
import { initialJsKib, trackingJsKib } from './scenarios/first-load.ts';
import { measureGrowth } from './scenarios/growth.ts';
import { measureIdleProcess } from './scenarios/idle.ts';
import { measureLargeCity } from './scenarios/large-city.ts';
import { memoryPerSocketKib } from './scenarios/memory.ts';
import { measurePublicChanges } from './scenarios/public-changes.ts';
import { SIDE_BY_SIDE, warmUp } from './scenarios/side-by-side.ts';
import { Stage } from './setting/stage.ts';
import { optionsOrExit, say } from './terminal.ts';

/** The mode of `npm start` without any configuration. */
const DEFAULT_MODE: Mode = 'embedded';
const MAX_IDLE_RSS_MIB = 300;
const MAX_IDLE_CPU_PERCENT = 2;

const options = optionsOrExit(readOptions);
const rows: Row[] = [];
const failures: string[] = [];

say(`load of the machine before: ${loadavg()[0]?.toFixed(2) ?? '?'}`);
const stage = await Stage.open(options.sizes);
process.once('SIGINT', () => void stage.close().finally(() => process.exit(130)));
try {
  if (wants('initial_js_kib')) await measure('initial_js_kib', DEFAULT_MODE, () => Promise.resolve(firstLoad()));
  if (wants('idle')) {
    await Promise.all(options.modes.map((mode) => measure('idle', mode, () => idle(mode))));
  }
  // Before so much is written that Postgres tidies up after it: single searches would meet that.
  if (wants('large_city') && options.modes.includes(DEFAULT_MODE)) {
    await measure('large_city', DEFAULT_MODE, () => measureLargeCity(stage, DEFAULT_MODE, options.sizes));
  }
  for (const mode of options.modes) await runSideBySide(mode);
  for (const mode of options.modes) {
    if (wants('memory_per_socket_kib')) await measure('memory_per_socket_kib', mode, () => memory(mode));
  }
  if (wants('growth') && options.modes.includes(DEFAULT_MODE)) {
    await measure('growth', DEFAULT_MODE, () => measureGrowth(stage, DEFAULT_MODE, options.sizes));
  }
  if (wants('admin') && options.modes.includes(DEFAULT_MODE)) {
    await measure('admin', DEFAULT_MODE, () => measureAdmin(stage, DEFAULT_MODE, options.sizes));
  }
  if (wants('public_changes') && options.modes.includes(DEFAULT_MODE)) {
    await measure('public_changes', DEFAULT_MODE, () => measurePublicChanges(stage, DEFAULT_MODE, options.sizes));
  }
} finally {
  await stage.close();
}

if (rows.length === 0 && failures.length === 0)
  failures.push(`nothing: it is measured in the mode ${DEFAULT_MODE} alone`);

// What stands there from before is worth more than nothing.
const written =
  rows.length === 0 ? 'Nothing was measured.' : `${missedGoals(rows)}\nWritten to ${write(rows, options.result)}.`;
process.stdout.write(`\n${table(rows)}\n\n${written}\n`);
if (failures.length > 0) {
  process.stderr.write(`\nNot measured:\n${failures.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = 1;
}

function wants(name: ScenarioName): boolean {
  return options.scenarios.has(name);
}

/** What cannot be measured is told at the end and does not keep the rest from being measured. */
async function measure(name: string, mode: Mode, work: () => Promise<Row[]>): Promise<void> {
  say(`${name}, ${mode}`);
  try {
    rows.push(...(await work()));
  } catch (error) {
    failures.push(`${name}, ${mode}: ${String(error instanceof Error ? error.stack : error)}`);
  }
}

async function runSideBySide(mode: Mode): Promise<void> {
  const scenarios = Object.entries(SIDE_BY_SIDE).filter(([name]) => options.scenarios.has(name as ScenarioName));
  if (scenarios.length === 0) return;
  await measure('warming up', mode, async () => {
    const product = await stage.openProduct(mode, options.profileDir);
    const bare = await stage.openBare();
    const setting = { stage, mode, sizes: options.sizes, product, bare };
    try {
      await warmUp(setting);
      for (const [name, scenario] of scenarios) await measure(name, mode, () => scenario(setting));
    } finally {
      await product.stop();
      await bare.stop();
    }
    return [];
  });
}

async function memory(mode: Mode): Promise<Row[]> {
  const pairs = await interleave(
    options.sizes.rounds,
    async () => inFreshProcess(await stage.openProduct(mode, null)),
    async () => inFreshProcess(await stage.openBare()),
  );
  const head = { metric: 'memory_per_socket_kib', mode, unit: 'KiB', limitName: 'bare ws', better: 'lower' } as const;
  return [toRow({ ...head, goal: null }, pairs)];
}

async function inFreshProcess(side: Awaited<ReturnType<Stage['openBare']>>): Promise<number> {
  try {
    return await memoryPerSocketKib(side.target, options.sizes.sockets, options.sizes.socketSettleMs);
  } finally {
    await side.stop();
  }
}

async function idle(mode: Mode): Promise<Row[]> {
  const variables: Record<string, string> = mode === 'redis' ? { REDIS_URL: await stage.startRedis() } : {};
  const { rssMib, cpuPercent } = await measureIdleProcess(options.sizes.settleMs, options.sizes.idleMs, variables);
  const head = { mode, limitName: 'the most that is allowed', better: 'lower', goal: { atMost: 1 } } as const;
  return [
    toRow({ ...head, metric: 'idle_rss_mib', unit: 'MiB' }, [{ product: rssMib, limit: MAX_IDLE_RSS_MIB }]),
    toRow({ ...head, metric: 'idle_cpu_percent', unit: '%' }, [{ product: cpuPercent, limit: MAX_IDLE_CPU_PERCENT }]),
  ];
}

function firstLoad(): Row[] {
  const head = { mode: DEFAULT_MODE, unit: 'KiB', better: 'lower' } as const;
  const { page, map } = trackingJsKib();
  return [
    toPlainRow({ ...head, metric: 'initial_js_kib' }, initialJsKib()),
    toPlainRow({ ...head, metric: 'tracking_js_kib' }, page),
    toPlainRow({ ...head, metric: 'ride_map_js_kib' }, map),
  ];
}
