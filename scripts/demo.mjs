/** `npm run demo`: the product with simulated customers, kitchens and riders, who use it as people do: over HTTP and sockets. */
import './support/node-version.mjs';
import { setTimeout as delay } from 'node:timers/promises';
import { openCustomers } from './demo/customers.mjs';
import { openKitchens } from './demo/kitchens.mjs';
import { readOptions } from './demo/options.mjs';
import { openRiders } from './demo/riders.mjs';
import { startProduct } from './demo/product.mjs';
import { say, summary } from './demo/say.mjs';

const options = readOptions(process.argv.slice(2));
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());

let product = null;
let kitchens = null;
let customers = null;
let riders = null;
try {
  product =
    options.url === null ? await startProduct(ending.signal) : { url: options.url, stop: async () => undefined };
  if (!ending.signal.aborted) {
    kitchens = await openKitchens(product.url, ending.signal);
    riders = await openRiders(product.url, ending.signal);
    customers = await openCustomers(product.url, options.customers);
    say(
      `${kitchens.count} kitchens, ${riders.count} riders and ${options.customers} customers, ${options.pace} orders a second. Ctrl-C ends it.`,
    );
    const untilDone = options.seconds === null ? null : delay(options.seconds * 1_000, null, { ref: false });
    void untilDone?.then(() => ending.abort());
    await customers.orderUntil(ending.signal, options.pace);
  }
} catch (error) {
  if (!ending.signal.aborted) {
    process.exitCode = 1;
    console.error(error.message);
  }
} finally {
  ending.abort();
  customers?.close();
  await riders?.close();
  await kitchens?.close();
  await product?.stop();
  if (customers !== null) console.log(summary());
}
process.exit();
