/** Builds both halves of the product, or what is stale of them; `--force` builds all. */
import './support/node-version.mjs';
import { buildStale } from './support/build.mjs';

try {
  await buildStale({ force: process.argv.includes('--force') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
