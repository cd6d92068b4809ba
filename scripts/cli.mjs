/** `npm run migrate` and `npm run seed`: builds the back end if it is stale, then becomes its command line. */
import './support/node-version.mjs';
import { becomeBackend } from './support/backend.mjs';
import { buildStale } from './support/build.mjs';

try {
  await buildStale({ only: ['backend'] });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
becomeBackend('cli.js', process.argv.slice(2));
