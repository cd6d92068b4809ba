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
const PART_LIMIT_MS = 14 * 60_000;
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };
const summary = new Map();
/** What parts need, got once: null when it is there, else why it is not. */
const gotten = new Map();

const wanted = names.length > 0 ? names : Object.keys(PARTS);
const needsBuild = wanted.some((name) => PARTS[name].needs.includes('build'));
// Each keeps one processor busy: two run at once, and print when they are done. What the others need is built meanwhile.
const single = wanted.filter((name) => PARTS[name].isSingle)[Symbol.iterator]();
await Promise.all([
  takeAll(single, 'pipe'),
  (needsBuild ? get('build') : Promise.resolve()).then(() => takeAll(single, 'pipe')),
]);
await takeAll(
  wanted.filter((name) => !PARTS[name].isSingle),
  'inherit',
);
console.log(`\n${wanted.map((name) => summary.get(name)).join('\n')}\n\n${line(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function takeAll(parts, stdio) {
  for (const name of parts) {
    const part = PARTS[name];
    const startedAt = performance.now();
    const heading = `\n── ${part.title} ──`;
    if (stdio === 'inherit') console.log(heading);
    const { counts, output } = await runPart(name, part, stdio);
    if (stdio === 'pipe') console.log(`${heading}\n${output}`);
    for (const key of Object.keys(total)) total[key] += counts[key];
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.set(name, `${counts.failed > 0 ? '✗' : '✓'} ${part.title}: ${line(counts)} (${seconds} s)`);
  }
}

async function runPart(name, part, stdio) {
  if (part.skipWithout !== undefined) {
    const missing = await get(part.skipWithout);
    if (missing !== null) return { counts: { passed: 0, failed: 0, skipped: 1 }, output: say(missing) };
  }
  for (const need of part.needs) {
    const missing = await get(need);
    if (missing !== null) return { counts: { passed: 0, failed: 1, skipped: 0 }, output: say(missing) };
  }
  const report = path.join(REPORTS, `${name}.json`);
  const { code, output } = await run(part, part.args(report), stdio);
  return { counts: countsOf(part, report, code), output };
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

/** What it printed is in `output` where it is piped. */
function run({ cwd, env = {} }, args, stdio) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', stdio, stdio],
      timeout: PART_LIMIT_MS,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece));
    child.once('error', (error) => {
      output += error.message;
      resolve({ code: null, output });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (signal !== null) say(`Ended by ${signal}${signal === 'SIGTERM' ? ', as by the time limit' : ''}.`);
      resolve({ code, output });
    });
  });
}

/** Also what a part answers that has nothing else to print. */
function say(message) {
  console.error(message);
  return message;
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
