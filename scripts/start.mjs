/** `npm start`: builds what is stale, then becomes the product. `npm run worker` gives it `worker` as its role. */
import './support/node-version.mjs';
import { becomeBackend } from './support/backend.mjs';
import { buildStale } from './support/build.mjs';

const [role] = process.argv.slice(2);
try {
  await buildStale(role === 'worker' ? { only: ['backend'] } : {});
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
becomeBackend('main.js', [], role === undefined ? process.env : { ...process.env, ROLE: role });
