/** The built product as its own process, as `npm start` runs it, for tests that end it, kill it or run two of it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from '../../src/database/embedded/free-port.ts';

export interface ProductProcess {
  /** `http://localhost:<port>`, the origin that it allows. */
  readonly url: string;
  readonly pid: number;
  /** Where its output is kept. */
  readonly logFile: string;
  /** SIGTERM, then its end: the exit code. */
  readonly stop: () => Promise<number | null>;
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
const NODE_OPTIONS = JSON.parse(readFileSync(path.join(ROOT, 'backend/node-options.json'), 'utf8')) as string[];
/** A run starts many products: what V8 has compiled for the first saves each other one a fifth of its start. */
const COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/tischlein/compiled');
const LOGS = path.join(ROOT, 'test-results');
const READY_TIMEOUT_MS = 180_000;
const POLL_MS = 50;
const LAST_LINES = 20;

/** Builds what is stale; cheap when nothing is. */
export function buildProduct(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** A folder for an embedded Postgres, which runs under an account that must be able to pass through. */
export function createDataDir(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-product-'));
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
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

  mkdirSync(LOGS, { recursive: true });
  const logFile = path.join(LOGS, `product-${ownPort}-${child.pid}.log`);
  const log = createWriteStream(logFile);
  const lines: string[] = [];
  let isListening = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      // Its own word: on a port that was taken meanwhile somebody else would answer.
      isListening ||= text.includes(' is at http');
      lines.push(...text.split('\n').filter((line) => line !== ''));
      lines.splice(0, lines.length - LAST_LINES);
    });
  }

  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!isListening || !(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product did not get ready at ${url}:\n${lines.join('\n')}`);
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
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
