/** `npm run fuzz`: a product of its own, and as many inputs made from its description as are asked for. */
import { alignedTable, optionsOrExit, say } from '../bench/terminal.ts';
import { buildProduct } from '../../backend/test/support/product-process.ts';
import { Campaign } from './campaign.ts';
import type { Find } from './finds.ts';
import { readOptions } from './options.ts';
import { linesOf, tableOf } from './report.ts';
import { fuzzSockets, type SocketFinds } from './sockets.ts';
import { startSite } from './setting/site.ts';
import { openWorld } from './setting/world.ts';
import { Tally } from './tally.ts';

/** A product does not get more than this: what piles up in its tables would slow down what comes after. */
const INPUTS_PER_WORLD = 25_000;
/** A socket is asked once for so many requests. */
const SOCKET_INPUT_PER = 20;
const PROGRESS_MS = 5_000;

const { count, seed, callersAtOnce } = optionsOrExit(readOptions);
const tally = new Tally();
const NO_SOCKETS: SocketFinds = { answers: new Map(), faults: new Map() };
const finds = new Map<string, Find>();
const socketAnswers = new Map<string, number>();
const socketFaults = new Map<string, string>();
const startedAt = performance.now();

say(`seed ${seed}, ${count} inputs, ${callersAtOnce} at once`);
buildProduct();
const site = await startSite();
const ticker = setInterval(() => say(progress()), PROGRESS_MS);
try {
  let from = 0;
  while (from < count) {
    const product = await site.startProduct();
    const share = { seed, from, count: Math.min(INPUTS_PER_WORLD, count - from), callersAtOnce };
    const world = await openWorld(product);
    const campaign = new Campaign(world, share, tally);
    const done = await campaign.run();
    // A campaign that ended early has nobody left whose socket could ask.
    const sockets =
      done < share.count
        ? NO_SOCKETS
        : await fuzzSockets(world, seed + from, Math.ceil(share.count / SOCKET_INPUT_PER));
    for (const [code, times] of sockets.answers) socketAnswers.set(code, (socketAnswers.get(code) ?? 0) + times);
    for (const [fault, what] of sockets.faults) socketFaults.set(fault, what);
    for (const [title, find] of campaign.finds.all) {
      const known = finds.get(title);
      if (known !== undefined) {
        known.times += find.times;
        continue;
      }
      finds.set(title, find);
      say(title);
    }
    if (!(await product.isReady())) throw new Error(`The product was not ready after input ${from + done}.`);
    say(`${progress()}; the product: ${product.usage()}`);
    await product.stop();
    from += Math.max(1, done);
  }
} finally {
  clearInterval(ticker);
  await site.stop();
}

process.stdout.write(`\n${tableOf(tally)}\n\nSlowest answers:\n`);
process.stdout.write(
  `${alignedTable(tally.slowest.map(({ milliseconds, what }) => [`${milliseconds.toFixed(0)} ms`, what]))}\n\n`,
);
for (const find of finds.values()) process.stdout.write(`${linesOf(find, seed)}\n\n`);
process.stdout.write(`Sockets: ${[...socketAnswers].map(([code, times]) => `${times} × ${code}`).join(', ')}\n`);
for (const [fault, what] of socketFaults) process.stdout.write(`${fault}: ${what}\n`);
process.stdout.write(`${progress()} with seed ${seed}\n`);
process.exit(finds.size + socketFaults.size > 0 ? 1 : 0);

function progress(): string {
  const seconds = (performance.now() - startedAt) / 1_000;
  return `${tally.sent} of ${count} inputs, ${(tally.sent / seconds).toFixed(0)} a second, ${finds.size + socketFaults.size} finds`;
}
