/** `npm run chaos`: the product with one part broken at a time, and whether its promises held. */
import { optionsOrExit, say } from '../bench/terminal.ts';
import { RANDOM_SECONDS, readOptions } from './options.ts';
import { FILE, keep, table } from './report.ts';
import { play, type Result, type Scenario } from './scenario.ts';
import { type ChaosPostgres, startChaosPostgres } from './setting/postgres.ts';
import { RANDOM_KILLS } from './scenarios/processes.ts';
import { prepareTemplate } from './setting/world.ts';

const options = optionsOrExit(readOptions);
const results: Result[] = [];
const skipped: { scenario: string; why: string }[] = [];
const failures: string[] = [];

const shared = await startChaosPostgres();
try {
  await prepareTemplate(shared);
  for (const scenario of options.scenarios) await perform(scenario);
} finally {
  await shared.remove();
}

process.stdout.write(`\n${table(results)}\n\nKept in ${FILE}.\n`);
for (const { scenario, why } of skipped) process.stdout.write(`Not shown: ${scenario}: ${why}\n`);
for (const line of failures) process.stderr.write(`Broke off: ${line}\n`);
process.exit(failures.length > 0 || results.some(({ met }) => !met) ? 1 : 0);

async function perform(scenario: Scenario): Promise<void> {
  say(`${scenario.name}: ${scenario.what}`);
  const why = scenario.obstacle?.() ?? null;
  if (why !== null) {
    skipped.push({ scenario: scenario.name, why });
    return;
  }
  let postgres: ChaosPostgres = shared;
  try {
    if (scenario.ownPostgres) {
      postgres = await scenario.ownPostgres();
      await prepareTemplate(postgres);
    }
    const result = await play(scenario, postgres, options.randomMs);
    results.push(result);
    // Hasty ones must not stand where the full ones are.
    if (scenario.name !== RANDOM_KILLS.name || options.randomMs >= RANDOM_SECONDS * 1_000) keep(result);
    for (const line of result.findings) say(`  ${line}`);
    say(`  longest: ${result.longestWaitMs} ms until ${result.longestWaitFor}`);
  } catch (error) {
    failures.push(`${scenario.name}: ${String(error instanceof Error ? error.stack : error)}`);
    await postgres.start().catch(() => undefined);
  } finally {
    if (postgres !== shared) await postgres.remove();
  }
}
