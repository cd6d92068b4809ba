/** The one Postgres of a test run: the embedded one, or a container when TEST_POSTGRES=docker. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

export interface PostgresServer {
  /** Of a superuser, on the database that every server has. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const IMAGE = 'postgres:18-trixie';
const PASSWORD = 'test-only';
/** Several files run at once, and each may run several processes of the product. */
const MAX_CONNECTIONS = '300';

export async function startPostgresServer(): Promise<PostgresServer> {
  const choice = process.env.TEST_POSTGRES ?? 'embedded';
  if (choice === 'docker') return startContainer();
  if (choice === 'embedded') return startEmbedded();
  throw new Error(`TEST_POSTGRES=${choice} must be embedded or docker.`);
}

async function startEmbedded(): Promise<PostgresServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-test-'));
  // Postgres' own account must pass through, which the folder as made forbids.
  chmodSync(dataDir, 0o755);
  // What a test run writes need not survive a power cut; everything else is as in production.
  const settings = { max_connections: MAX_CONNECTIONS, fsync: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
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

async function startContainer(): Promise<PostgresServer> {
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(['postgres', '-c', `max_connections=${MAX_CONNECTIONS}`, '-c', 'fsync=off'])
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
