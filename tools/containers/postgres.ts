/** The Postgres of a test run as production runs it. */
import { GenericContainer, Wait } from 'testcontainers';
import type { PostgresServer } from '../../backend/test/support/postgres-server.ts';

const IMAGE = 'postgres:18-trixie';
const PASSWORD = 'test-only';
/** For queries over a million rows, which several of its processes share. */
const SHARED_MEMORY_BYTES = 256 * 1_024 * 1_024;

export async function startPostgresContainer(settings: Readonly<Record<string, string>>): Promise<PostgresServer> {
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(['postgres', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
    .withSharedMemorySize(SHARED_MEMORY_BYTES)
    // In memory, as in data-folder.ts.
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
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
