/** The built product as a process of its own, driven from outside as its clients do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import NODE_OPTIONS from '../../../backend/node-options.json' with { type: 'json' };
import { DEMO_PASSWORD } from '../../../backend/src/demo/demo-accounts.ts';
import { freePort } from '../../../backend/src/database/connection/embedded/free-port.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const DIST = path.join(ROOT, 'backend/dist');
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
/** Said at every stop, and of no interest here. */
const FAREWELL = 'SIGTERM: stopping.';

export interface Product {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the product with the variables given, `PORT` among them or a free one, and none of the caller's own. */
export async function startProduct(
  variables: Readonly<Record<string, string>>,
  profileDir: string | null = null,
): Promise<Product> {
  const port = variables.PORT === undefined ? await freePort() : Number(variables.PORT);
  const flags = profileDir === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profileDir)}`];
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...flags, path.join(DIST, 'main.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith(FAREWELL)) process.stderr.write(`${line}\n`);
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await untilReady(child, port);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended at its start with code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error('The product did not become ready.');
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(POLL_MS);
  }
}

/** Logs in once; the session's cookie as a `Cookie` header takes it. */
export async function logIn(port: number, email: string, path = '/api/login'): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || cookie === undefined) throw new Error(`${email} could not log in: ${await response.text()}`);
  return cookie;
}
