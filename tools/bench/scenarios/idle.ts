/** What the product takes while nobody uses it, started as `npm start` starts it: with the Postgres that npm brings. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuMs, rssMib } from '../setting/processes.ts';
import { startProduct } from '../setting/product.ts';

interface Idle {
  readonly rssMib: number;
  /** The share of one core. */
  readonly cpuPercent: number;
}

export async function measureIdleProcess(
  settleMs: number,
  durationMs: number,
  variables: Readonly<Record<string, string>>,
): Promise<Idle> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-bench-'));
  chmodSync(dataDir, 0o755);
  const product = await startProduct({ DATA_DIR: dataDir, ...variables });
  try {
    await delay(settleMs);
    const before = cpuMs(product.pid);
    await delay(durationMs);
    return { rssMib: rssMib(product.pid), cpuPercent: ((cpuMs(product.pid) - before) / durationMs) * 100 };
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
