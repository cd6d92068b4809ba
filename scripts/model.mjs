/**
 * `npm run model -- --count N --seed S`: that many histories of orders, by the test in backend/test/model. With `--of reads`
 * that many sequences of changes and public reads, by the one in backend/test/public-reads.
 */
import './support/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureTestTools } from './ensure-test-tools.mjs';
import { buildStale } from './support/build.mjs';
import { BACKEND, tool } from './support/paths.mjs';

/** By what is played the test and the beginning of its variables. */
const MODELS = {
  orders: { test: 'test/model/', variables: 'MODEL', of: 'histories' },
  reads: { test: 'test/public-reads/random-changes', variables: 'READS', of: 'sequences' },
};
const OPTIONS = {
  of: { type: 'string', default: 'orders' },
  count: { type: 'string', default: '10000' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
};
const { of, ...values } = parseArgs({ options: OPTIONS }).values;
const model = Object.hasOwn(MODELS, of) ? MODELS[of] : null;
if (model === null) {
  console.error(`--of is one of ${Object.keys(MODELS).join(', ')}, not ${of}.`);
  process.exit(1);
}
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
console.log(`${values.count} ${model.of} from seed ${values.seed}`);
const args = [
  '--experimental-vm-modules',
  tool('jest/bin/jest.js'),
  '--selectProjects',
  'redis',
  `--testPathPatterns=${model.test}`,
];
const env = {
  ...process.env,
  [`${model.variables}_COUNT`]: values.count,
  [`${model.variables}_SEED`]: values.seed,
};
process.exitCode = spawnSync(process.execPath, args, { cwd: BACKEND, env, stdio: 'inherit' }).status ?? 1;
