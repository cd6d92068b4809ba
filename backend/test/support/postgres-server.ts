/** The one Postgres of a test run: a container or the embedded one, as containers.ts says. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { useContainers } from './containers.ts';

export interface PostgresServer {
  /** Of a superuser, on the database that every server has. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const IMAGE = 'postgres:18-trixie';
const PASSWORD = 'test-only';
const SETTINGS = {
  // Several files run at once, and each may run several processes of the product.
  max_connections: '300',
  // What a test run writes need not survive a power cut; everything else is as in production.
  fsync: 'off',
  full_page_writes: 'off',
};
/** For queries over a million rows, which several of its processes share. */
const SHARED_MEMORY_BYTES = 256 * 1_024 * 1_024;

export async function startPostgresServer(): Promise<PostgresServer> {
  return useContainers() ? startPostgresContainer() : startEmbedded();
}

async function startEmbedded(): Promise<PostgresServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-test-'));
  // Postgres' own account must pass through, which the folder as made forbids.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const url = new URL(postgres.url);
  url.pathname = '/postgres';
  return {
    url: url.href,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startPostgresContainer(): Promise<PostgresServer> {
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(['postgres', ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
    .withSharedMemorySize(SHARED_MEMORY_BYTES)
    .withExposedPorts(5432)
    // The image starts it twice, the first time without TCP to set it up.
    .withWaitStrategy(Wait.forSuccessfulCommand('pg_isready -h 127.0.0.1'))
    .start();
  return {
    url: `postgres://postgres:${PASSWORD}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    stop: async () => {
      await container.stop();
    },
  };
}
