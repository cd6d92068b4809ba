/** A real Redis for one test file, on a port of its own, that can be stopped, killed and brought back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { installTool } from '../../../scripts/support/tools.mjs';
import { useContainers } from './containers.ts';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { findProgram } from './programs.ts';

export interface RedisServer {
  readonly url: string;
  /** Stops answering but keeps its connections, as an overloaded or unreachable machine does. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Gone at once, connections included. */
  readonly kill: () => Promise<void>;
  /** Comes back on the same port with the data that it had written, or without. */
  readonly restart: (how?: 'with its data' | 'empty') => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ANSWER_TIMEOUT_MS = 90_000;
const POLL_MS = 20;

export async function startRedis(): Promise<RedisServer> {
  const binary = useContainers() ? null : findProgram('redis-server');
  if (binary !== null) return startRedisProcess(binary);
  installTool('containers');
  const { startRedisContainer } = await import('../../../tools/containers/redis.ts');
  return startRedisContainer();
}

async function startRedisProcess(binary: string): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-redis-'));
  const flags = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const launched = spawn(binary, flags, { stdio: 'ignore' });
    endWithParent(launched);
    await untilAnswering(url);
    return launched;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return {
    url,
    pause: () => Promise.resolve(void child.kill('SIGSTOP')),
    resume: () => Promise.resolve(void child.kill('SIGCONT')),
    kill: () => end('SIGKILL'),
    async restart(how) {
      await end('SIGKILL');
      if (how === 'empty') rmSync(path.join(folder, 'appendonlydir'), { recursive: true, force: true });
      child = await launch();
    },
    async stop() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function untilAnswering(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => POLL_MS, maxRetriesPerRequest: null });
  // Refused connections are what this waits through.
  client.on('error', () => undefined);
  try {
    const late = delay(ANSWER_TIMEOUT_MS, null, { ref: false }).then(() => {
      throw new Error(`Redis does not answer at ${url}`);
    });
    await Promise.race([client.ping(), late]);
  } finally {
    client.disconnect();
  }
}
