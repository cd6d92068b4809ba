/** Writes what is generated from contracts and DTO classes; `--check` only says whether it is up to date. */
import './support/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { describeContracts, GENERATED } from './support/contract-schemas.mjs';
import { describeRequests, GENERATED_REQUESTS } from './support/request-types.mjs';

for (const [file, text] of [
  [GENERATED_REQUESTS, describeRequests()],
  [GENERATED, describeContracts()],
]) {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is older than what it is made of: run \`npm run contracts\`.`);
    process.exitCode = 1;
  }
}
