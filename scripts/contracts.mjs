/** Writes what the documents of the API say of answers and events; `--check` only says whether it is up to date. */
import './support/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { describeContracts, GENERATED } from './support/contract-schemas.mjs';

const text = describeContracts();
if (!process.argv.includes('--check')) {
  writeFileSync(GENERATED, text);
} else if (readFileSync(GENERATED, 'utf8') !== text) {
  console.error('The contracts have changed and their schemas have not: run `npm run contracts`.');
  process.exit(1);
}
