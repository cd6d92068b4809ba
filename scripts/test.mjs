/** `npm test`: every part of the suite, or the parts that are named. Ends with one line of counts. */
import './support/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestTools } from './ensure-test-tools.mjs';
import { buildStale } from './support/build.mjs';
import { CACHE } from './support/paths.mjs';
import { countsOf, PARTS } from './support/test-parts.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const REPORTS = path.join(CACHE, 'test-reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A part that hangs fails instead of holding up the rest. */
const PART_LIMIT_MS = 10 * 60_000;
let running = null;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
/** What parts need, got once: null when it is there, else why it is not. */
const gotten = new Map();

for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
  const part = PARTS[name];
  const startedAt = performance.now();
  console.log(`\n── ${part.title} ──`);
  const counts = await runPart(name, part);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${counts.failed > 0 ? '✗' : '✓'} ${part.title}: ${line(counts)} (${seconds} s)`);
}

console.log(`\n${summary.join('\n')}\n\n${line(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runPart(name, part) {
  if (part.skipWithout !== undefined) {
    const missing = await get(part.skipWithout);
    if (missing !== null) {
      console.log(missing);
      return { passed: 0, failed: 0, skipped: 1 };
    }
  }
  for (const need of part.needs) {
    const missing = await get(need);
    if (missing !== null) {
      console.error(missing);
      return { passed: 0, failed: 1, skipped: 0 };
    }
  }
  const report = path.join(REPORTS, `${name}.json`);
  const code = await run(part, part.args(report));
  return countsOf(part, report, code);
}

async function get(need) {
  if (!gotten.has(need)) gotten.set(need, need === 'build' ? await build() : (ensureTestTools([need])[0] ?? null));
  return gotten.get(need);
}

async function build() {
  try {
    await buildStale();
    return null;
  } catch (error) {
    return error.message;
  }
}

function run({ cwd, env = {} }, args) {
  return new Promise((resolve) => {
    running = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: PART_LIMIT_MS,
    });
    running.once('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    running.once('exit', (code, signal) => {
      if (signal !== null) console.error(`Ended by ${signal}${signal === 'SIGTERM' ? ', as by the time limit' : ''}.`);
      resolve(code);
    });
  });
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
