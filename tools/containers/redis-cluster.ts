/** A server of a Redis Cluster in a container that has the machine's own network, since servers of a cluster say where they are. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import type { ClusterServer } from '../../backend/test/support/redis-cluster.ts';

const IMAGE = 'redis:8-trixie';
const DATA = '/data';

export async function clusterContainer(folder: string, flags: readonly string[]): Promise<ClusterServer> {
  // The helper that would remove the container after a crash is one more image to fetch; stop() removes it.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const started = await new GenericContainer(IMAGE)
    .withNetworkMode('host')
    .withBindMounts([{ source: folder, target: DATA }])
    // What it writes is for whoever runs the test to remove.
    .withUser(`${String(process.getuid?.() ?? 0)}:${String(process.getgid?.() ?? 0)}`)
    .withCommand(['redis-server', ...flags, '--dir', DATA])
    .start();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  let isRunning = true;
  return {
    async start() {
      if (!isRunning) await container.start();
      isRunning = true;
    },
    async kill() {
      await container.kill();
      isRunning = false;
    },
    pause: async () => {
      await container.pause();
    },
    resume: async () => {
      await container.unpause();
    },
    forget: () => rmSync(path.join(folder, 'appendonlydir'), { recursive: true }),
    stop: async () => {
      await started.stop();
    },
  };
}
