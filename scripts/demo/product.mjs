/** The product as `npm start` runs it, as a child that the demo ends in order. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { ROOT } from '../support/paths.mjs';

const POLL_MS = 200;
const ENV_FILE = path.join(ROOT, '.env');

export async function startProduct(signal) {
  const url = `http://localhost:${portOf()}`;
  if (await isReady(url)) {
    throw new Error(`A product runs at ${url} already: give the demo --url ${url}, or set PORT to another one.`);
  }
  // In a process group of its own: Ctrl-C reaches the demo, which lets the kitchens open again before it ends the product.
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env },
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  while (!signal.aborted && !(await isReady(url))) {
    // It has said itself what is wrong.
    if (child.exitCode !== null) process.exit(child.exitCode);
    await delay(POLL_MS);
  }
  return { url, stop };
}

function portOf() {
  const file = existsSync(ENV_FILE) ? parseEnv(readFileSync(ENV_FILE, 'utf8')) : {};
  return process.env.PORT || file.PORT || '3000';
}

async function isReady(url) {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
