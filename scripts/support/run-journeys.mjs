/**
 * Runs the journeys, several at once and the long ones first: `node --test` takes files by their names, and one that
 * starts last would be waited for alone.
 *
 *     node run-journeys.mjs <report> <concurrency> <pattern>
 */
import { createWriteStream, globSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
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

/**
 * A Redis in a container comes and goes with a network interface of the machine. Chromium takes that for another network and
 * breaks off what it loads, so these journeys are played when no others are under way.
 */
const withRedis = files.filter((file) => path.basename(path.dirname(file)) === 'with-redis');
const others = files.filter((file) => !withRedis.includes(file));

async function* play() {
  const { signal } = ending;
  if (others.length > 0) yield* run({ files: others, concurrency: Number(concurrency), signal });
  if (withRedis.length > 0) yield* run({ files: withRedis, concurrency: 1, signal });
}

const shown = new PassThrough({ objectMode: true });
const counted = new PassThrough({ objectMode: true });
const events = Readable.from(play());
events.on('data', ({ type, data }) => {
  if (type === 'test:fail' && (data.todo === undefined || data.todo === false)) process.exitCode = 1;
});
events.pipe(shown);
events.pipe(counted);
shown.compose(new spec()).pipe(process.stdout);
Readable.from(countReporter(counted)).pipe(createWriteStream(report));
