/** A process of its own that runs an embedded Postgres until it is ended: what the tests kill. */
import { startEmbeddedPostgres } from '../../src/database/connection/embedded-postgres.ts';
import { exitWithStartupError } from '../../src/config/startup-error.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataDir });
  process.stdout.write(`${postgres.url}\n`);
  process.stdin.resume();
  process.stdin.once('end', () => void postgres.stop().then(() => process.exit(0)));
} catch (error) {
  exitWithStartupError(error);
}
