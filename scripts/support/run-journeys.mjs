/**
 * Runs the journeys, several at once and the long ones first: `node --test` takes files by their names, and one that
 * starts last would be waited for alone.
 *
 *     node run-journeys.mjs <report> <concurrency> <pattern>
 */
import { createWriteStream, globSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import countReporter from './count-reporter.mjs';

/** By how long they take, from a run of them all; the others follow. */
const LONG_FIRST = [
  'route-walk',
  'tracking',
  'menu-editor',
  'checkout',
  'journeys',
  'kitchen-queue',
  'kitchen-settings',
  'visitor',
];

const [report, concurrency, pattern] = process.argv.slice(2);
const place = (file) => LONG_FIRST.indexOf(path.basename(file, '.e2e.ts')) + 1 || LONG_FIRST.length + 1;
const files = globSync(pattern)
  .map((file) => path.resolve(file))
  .sort((one, other) => place(one) - place(other));

// Whoever is ended takes the files' processes along.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());

const events = run({ files, concurrency: Number(concurrency), signal: ending.signal });
events.on('test:fail', ({ todo }) => {
  if (todo === undefined || todo === false) process.exitCode = 1;
});
events.compose(new spec()).pipe(process.stdout);
Readable.from(countReporter(events)).pipe(createWriteStream(report));
