/** The one Postgres of a test run: a container or the embedded one, as containers.ts says. */
import { startEmbeddedPostgres } from '../../src/database/connection/embedded-postgres.ts';
import { installTool } from '../../../scripts/support/tools.mjs';
import { useContainers } from './containers.ts';
import { createDataFolder } from './data-folder.ts';

export interface PostgresServer {
  /** Of a superuser, on the database that every server has. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const SETTINGS = {
  // Several files run at once, and each may run several processes of the product.
  max_connections: '300',
  // What a test run writes need not survive a power cut; everything else is as in production.
  fsync: 'off',
  full_page_writes: 'off',
};

export async function startPostgresServer(): Promise<PostgresServer> {
  return useContainers() ? startPostgresContainer() : startEmbedded();
}

export async function startPostgresContainer(): Promise<PostgresServer> {
  installTool('containers');
  const containers = await import('../../../tools/containers/postgres.ts');
  return containers.startPostgresContainer(SETTINGS);
}

async function startEmbedded(): Promise<PostgresServer> {
  const { dataDir, remove } = createDataFolder('test');
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const url = new URL(postgres.url);
  url.pathname = '/postgres';
  return {
    url: url.href,
    async stop() {
      await postgres.stop();
      remove();
    },
  };
}
