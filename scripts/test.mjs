/**
 * `npm test`: what every change has to pass; with `--release` (`npm run test:release`) everything there is. All parts, or those that are
 * named. Ends with one line of counts.
 */
import './support/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestTools } from './ensure-test-tools.mjs';
import { buildStale } from './support/build.mjs';
import { failuresIn } from './support/failures.mjs';
import { CACHE } from './support/paths.mjs';
import { countsIn, partsOf } from './support/test-parts.mjs';
import { installTool } from './support/tools.mjs';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean', default: false } },
});
const PARTS = partsOf(values.release ? 'release' : 'change');
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

/** A part that hangs fails instead of holding up the rest. */
const PART_LIMIT_MS = 45 * 60_000;
const REPORTS = path.join(CACHE, 'test-reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

const wanted = Object.keys(PARTS).filter((name) => names.length === 0 || names.includes(name));
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];
/** Of more it is enough to say how many: the counts below do. */
const MOST_FAILURES_TOLD = 20;
/** What parts need, got once: null when it is there, else why it is not. */
const gotten = new Map();
/** Those of one processor that have begun. */
const singles = [];

// Three at once, since one of them mostly waits; what the others need is built meanwhile. Whichever finds no more of them begins
// with what has the machine to itself, so that a processor does not stand idle until the last of them is done.
const single = wanted.filter((name) => PARTS[name].isSingle).values();
const others = wanted.filter((name) => !PARTS[name].isSingle).values();
const isBuildNeeded = wanted.some((name) => PARTS[name].needs.includes('build'));
let isOneAtOthers = false;
await Promise.all([
  playInTurn(),
  (async () => {
    if (isBuildNeeded) await get('build');
    await Promise.all([playInTurn(), playInTurn()]);
  })(),
]);
console.log(`\n${[summary.join('\n'), ...failures.slice(0, MOST_FAILURES_TOLD), line(total)].join('\n\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function playInTurn() {
  await play(single, 'pipe');
  if (isOneAtOthers) return;
  isOneAtOthers = true;
  await play(others, 'inherit');
}

async function play(parts, stdio) {
  for (const name of parts) {
    const part = PARTS[name];
    const startedAt = performance.now();
    const heading = `\n── ${part.title} ──`;
    if (stdio === 'inherit') console.log(heading);
    // Containers that begin change the machine's network, at which Chromium drops what it is loading.
    if (part.needs.includes('browser') && !part.isSingle) await Promise.all(singles);
    const counted = countsOf(name, part, stdio);
    if (part.isSingle) singles.push(counted);
    const { output, ...counts } = await counted;
    if (stdio === 'pipe') console.log(`${heading}\n${output}`);
    else if (output !== '') console.error(output);
    for (const key of Object.keys(total)) total[key] += counts[key];
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.push(`${counts.failed > 0 ? '✗' : '✓'} ${part.title}: ${line(counts)} (${seconds} s)`);
  }
}

async function countsOf(name, part, stdio) {
  const counts = { passed: 0, failed: 0, skipped: 0, output: '' };
  const lacking = part.skipWithout === undefined ? null : await get(part.skipWithout);
  if (lacking !== null) return { ...counts, skipped: 1, output: lacking };
  for (const need of part.needs) {
    const missing = await get(need);
    if (missing !== null) return { ...counts, failed: 1, output: missing };
  }
  const report = path.join(REPORTS, `${name}.json`);
  const { code, output } = await run(part, report, stdio);
  Object.assign(counts, { output }, attempt(part, report, code));
  // A part that failed without naming a test, or that ran none, counts as one failure.
  const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
  if ((code !== 0 || isEmpty) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** Of the part's own report, where it writes one. */
function attempt({ reportOption, reportVariable }, report, code) {
  if (reportOption === undefined && reportVariable === undefined) return { passed: code === 0 ? 1 : 0 };
  try {
    const written = JSON.parse(readFileSync(report, 'utf8'));
    failures.push(...failuresIn(written));
    return countsIn(written);
  } catch {
    return {};
  }
}

function get(need) {
  if (!gotten.has(need)) gotten.set(need, bring(need));
  return gotten.get(need);
}

async function bring(need) {
  try {
    if (need === 'build') await buildStale();
    else if (need === 'lint') installTool('lint');
    else return ensureTestTools([need])[0] ?? null;
    return null;
  } catch (error) {
    return error.message;
  }
}

/** What it printed is in `output` where it is piped. */
function run({ cwd, args, env, reportOption, reportVariable }, report, stdio) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, reportOption === undefined ? args : [...args, `${reportOption}=${report}`], {
      cwd,
      env: { ...process.env, ...env, ...(reportVariable && { [reportVariable]: report }) },
      stdio: ['inherit', stdio, stdio],
      timeout: PART_LIMIT_MS,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code, signal) => {
      running.delete(child);
      if (signal !== null) output += `Ended by ${signal}, as by the limit of ${PART_LIMIT_MS / 60_000} minutes.`;
      resolve({ code, output });
    });
  });
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
