/** `npm run model -- --count N --seed S`: that many histories of orders, by the test in backend/test/model. */
import './support/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureTestTools } from './ensure-test-tools.mjs';
import { buildStale } from './support/build.mjs';
import { BACKEND, tool } from './support/paths.mjs';

const OPTIONS = {
  count: { type: 'string', default: '10000' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
};
const { values } = parseArgs({ options: OPTIONS });
for (const [name, value] of Object.entries(values)) {
  if (/^\d{1,9}$/.test(value)) continue;
  console.error(`--${name} is a whole number, not ${value}.`);
  process.exit(1);
}
const [missing] = ensureTestTools(['redis']);
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
await buildStale();
console.log(`${values.count} histories from seed ${values.seed}`);
const args = [
  '--experimental-vm-modules',
  tool('jest/bin/jest.js'),
  '--selectProjects',
  'redis',
  '--testPathPatterns=test/model/',
];
const env = { ...process.env, MODEL_COUNT: values.count, MODEL_SEED: values.seed };
process.exitCode = spawnSync(process.execPath, args, { cwd: BACKEND, env, stdio: 'inherit' }).status ?? 1;
