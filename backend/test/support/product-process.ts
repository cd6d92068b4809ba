/** The built product as its own process, as `npm start` runs it, for tests that end it, kill it or run two of it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';
import { keepOutput } from './product-output.ts';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';

export interface ProductProcess {
  /** `http://localhost:<port>`, the origin that it allows. */
  readonly url: string;
  readonly pid: number;
  /** Where its output is kept. */
  readonly logFile: string;
  /** SIGTERM, then its end. Throws with its last lines where it did not stop in order. */
  readonly stop: () => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
}

export interface ProductOptions {
  /** Its environment, beside PORT and PATH. Nothing of the test's own environment reaches it. */
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAIN = path.join(ROOT, 'backend/dist/main.js');
export const NODE_OPTIONS = JSON.parse(readFileSync(path.join(ROOT, 'backend/node-options.json'), 'utf8')) as string[];
/** A run starts many products: what V8 has compiled for the first saves each other one a fifth of its start. */
export const COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/tischlein/compiled');
/** Within the limit of a test, which would end it without the product's last lines. */
const READY_TIMEOUT_MS = 400_000;
const POLL_MS = 50;

/** Builds what is stale; cheap when nothing is. */
export function buildProduct(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Starts it and waits until it is ready. Throws with its last lines when it is not. */
export async function startProductProcess({ env = {}, port }: ProductOptions = {}): Promise<ProductProcess> {
  const ownPort = port ?? (await freePort());
  const url = `http://localhost:${ownPort}`;
  const child = spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(ownPort), NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithParent(child);
  const ended = once(child, 'exit');

  let isListening = false;
  // Its own word: on a port that was taken meanwhile somebody else would answer.
  const { logFile, lastLines } = keepOutput(child, `product-${ownPort}`, (text) => {
    isListening ||= text.includes(' is at http');
  });

  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!isListening || !(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product did not get ready at ${url}:\n${lastLines()}`);
    }
    await delay(POLL_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    logFile,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      // None where it was killed before.
      if (child.exitCode) throw new Error(`The product ended with ${child.exitCode}:\n${lastLines()}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
