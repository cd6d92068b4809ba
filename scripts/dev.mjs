/** `npm run dev`: the back end from its sources, restarted on every change, and Vite in front of it with hot reload. */
import './support/node-version.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ENV_OPTIONS } from './support/backend.mjs';
import { BACKEND, FRONTEND, ROOT, tool } from './support/paths.mjs';

const VITE_PORT = 5173;
const SETTLE_MS = 100;
/** People open Vite's port, so that is the origin that the back end must allow. */
const env = { PUBLIC_URL: `http://localhost:${VITE_PORT}`, ...process.env };
const HOOKS = new URL('./support/typescript-hooks.mjs', import.meta.url).href;

let backend = startBackend();
let ending = false;
let settle;
let restarted = Promise.resolve();
const vite = spawn(process.execPath, [tool('vite/bin/vite.js'), '--port', String(VITE_PORT), '--strictPort'], {
  cwd: FRONTEND,
  stdio: 'inherit',
});
vite.once('exit', end);

watch(path.join(BACKEND, 'src'), { recursive: true }, (_event, file) => {
  if (file === null || file.endsWith('.spec.ts')) return;
  clearTimeout(settle);
  settle = setTimeout(() => (restarted = restarted.then(restart)), SETTLE_MS);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

function startBackend() {
  return spawn(
    process.execPath,
    [...ENV_OPTIONS, '--enable-source-maps', '--import', HOOKS, path.join(BACKEND, 'src/main.ts')],
    {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    },
  );
}

async function restart() {
  if (ending) return;
  await ended(backend);
  if (!ending) backend = startBackend();
}

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([ended(backend), ended(vite)]);
  process.exit(0);
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
