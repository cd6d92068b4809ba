/** Holds processes of ours to a share of one core each, as a machine of their own would. By cgroups: Linux, as root. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_US = 10_000;

/** Of cgroups, version 1 or 2: where a group goes, and what limits it. */
interface Dialect {
  readonly parent: string;
  readonly limit: (folder: string, quotaUs: number | null) => void;
}

export class CpuShare {
  readonly #folder: string;
  readonly #limit: Dialect['limit'];

  private constructor(folder: string, limit: Dialect['limit']) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** A group with nothing but this process, not held yet. Null where there are no cgroups that we may write. */
  static of(pid: number): CpuShare | null {
    try {
      const { parent, limit } = findDialect();
      const folder = path.join(parent, `tischlein-load-${pid}`);
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'cgroup.procs'), String(pid));
      return new CpuShare(folder, limit);
    } catch {
      return null;
    }
  }

  /** From now on at most this much of one core, 0 to 1. */
  hold(share: number): void {
    this.#limit(this.#folder, share * PERIOD_US);
  }

  release(): void {
    this.#limit(this.#folder, null);
  }

  /** Removes the group, which is empty since its process has ended. */
  remove(): void {
    rmdirSync(this.#folder);
  }
}

function findDialect(): Dialect {
  const first = path.join(ROOT, 'cpu');
  if (existsSync(path.join(first, 'cpu.cfs_quota_us'))) return { parent: first, limit: limitFirst };
  writeFileSync(path.join(ROOT, 'cgroup.subtree_control'), '+cpu');
  return { parent: ROOT, limit: limitSecond };
}

function limitFirst(folder: string, quotaUs: number | null): void {
  writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
  writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(quotaUs ?? -1));
}

function limitSecond(folder: string, quotaUs: number | null): void {
  writeFileSync(path.join(folder, 'cpu.max'), `${quotaUs ?? 'max'} ${PERIOD_US}`);
}
