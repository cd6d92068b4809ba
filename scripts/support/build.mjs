/** Builds what is stale: a part is fresh when its inputs have the content that its output was built from. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACKEND, CACHE, FRONTEND, ROOT, tool } from './paths.mjs';

const PARTS = [
  {
    name: 'backend',
    inputs: ['backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'nest-cli.json'],
    entry: path.join(BACKEND, 'dist/main.js'),
    // Among the output, which Nest's command line empties first: after a `nest start --watch` the next build is a full one.
    memory: path.join(BACKEND, 'dist/.built-from'),
    cwd: ROOT,
    command: [tool('@nestjs/cli/bin/nest.js'), 'build'],
  },
  {
    name: 'frontend',
    inputs: [
      'frontend/src',
      'frontend/public',
      'frontend/build',
      'frontend/inline',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'frontend/postcss.config.js',
      'frontend/tsconfig.json',
      'backend/src/contracts',
    ],
    entry: path.join(FRONTEND, 'dist/index.html'),
    memory: path.join(CACHE, 'frontend.hash'),
    cwd: FRONTEND,
    command: [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  },
];
const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json'];
/** Tests are no part of the product, and what the build itself generates into the sources is no input. */
const IGNORED = /(\.spec\.tsx?|routeTree\.gen\.ts)$/;

/** Throws, after the tool's own output, when a part does not build. */
export async function buildStale({ only = PARTS.map(({ name }) => name), force = false } = {}) {
  const stale = PARTS.filter((part) => only.includes(part.name))
    .map((part) => ({ ...part, hash: hashOf([...part.inputs, ...SHARED_INPUTS]) }))
    .filter((part) => force || !existsSync(part.entry) || rememberedHash(part) !== part.hash);
  if (stale.length === 0) return;
  const results = await Promise.allSettled(stale.map(build));
  const failed = results.filter(({ status }) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join('\n'));
}

async function build(part) {
  const startedAt = performance.now();
  rmSync(part.memory, { force: true });
  const { code, output } = await run(part);
  process.stdout.write(output);
  if (code !== 0) throw new Error(`The ${part.name} does not build: see above.`);
  mkdirSync(path.dirname(part.memory), { recursive: true });
  writeFileSync(part.memory, part.hash);
  console.log(`Built the ${part.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function run({ command, cwd }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

function rememberedHash({ memory }) {
  return existsSync(memory) ? readFileSync(memory, 'utf8') : null;
}

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesIn)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesIn(input) {
  const full = path.join(ROOT, input);
  if (!existsSync(full)) return [];
  const entries = readdirSync(path.dirname(full), { withFileTypes: true });
  if (!entries.find(({ name }) => name === path.basename(full)).isDirectory()) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
