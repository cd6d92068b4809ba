/**
 * `npm run lighthouse`: the built product, started here with its own data, as a slow phone sees it. Prints the metrics
 * and fails where one misses its limit. `--untimed` leaves out what depends on how fast the machine is, which is how the
 * suite calls it; `--report=<file>` also writes the counts as JSON.
 */
import '../../scripts/support/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initialCssKib, initialJsKib } from '../bench/scenarios/first-load.ts';
import { launchBrowser } from '../../backend/test/support/browser.ts';
import { freePort } from '../../backend/src/database/connection/embedded/free-port.ts';
import { createDataFolder } from '../../backend/test/support/data-folder.ts';
import { buildProduct, startProductProcess } from '../../backend/test/support/product-process.ts';
import { judge, LIMITS } from './limits.mjs';
import { giveWay } from './give-way.mjs';
import { measurePage } from './measure.mjs';
import { shareLinkOfNewOrder } from './order.mjs';
import { ROOT } from '../../scripts/support/paths.mjs';

const isTimed = !process.argv.includes('--untimed');
const reportOption = process.argv.find((argument) => argument.startsWith('--report='));
/** What Lighthouse itself says about each page, to look up why. */
const DETAILS = path.join(ROOT, 'test-results/lighthouse');
/** Nobody accepts the order that is tracked; it must not be cancelled meanwhile. */
const ENV = { ACCEPT_DEADLINE_SECONDS: '1800', RATE_LIMIT: 'off' };

buildProduct();
mkdirSync(DETAILS, { recursive: true });
const data = createDataFolder('lighthouse');
const port = await freePort();
let product;
let browser;
try {
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  product = await startProductProcess({ env: { DATA_DIR: data.dataDir, ...ENV } });
  if (isTimed) {
    // What is timed are the pages, not a browser and a server that have just been started.
    const first = await browser.newPage();
    await first.goto(`${product.url}/restaurant/1`, { waitUntil: 'load' });
    await first.close();
    giveWay();
  }
  const checks = [];
  for (const [name, address] of [
    ['home', '/'],
    ['restaurant', '/restaurant/1'],
    ['tracking', await shareLinkOfNewOrder(product.url)],
  ]) {
    const metrics = await measurePage(`${product.url}${address}`, { port, isTimed }, (run, report) =>
      writeFileSync(path.join(DETAILS, `${name}-${run}.json`), report),
    );
    checks.push(...judge(name, metrics));
  }
  checks.push(...judge('first load', { 'script KiB': rounded(initialJsKib()), 'style KiB': rounded(initialCssKib()) }));
  report(checks);
} finally {
  await browser?.close();
  await product?.stop();
  data.remove();
}

/** To a byte, so that a limit missed by ten bytes is missed. */
function rounded(kib) {
  return Number(kib.toFixed(3));
}

function report(checks) {
  console.table(
    checks.map(({ page, metric, value, isMet }) => ({
      page,
      metric,
      value,
      limit: `${LIMITS[metric].least === undefined ? '≤' : '≥'} ${LIMITS[metric].least ?? LIMITS[metric].most}`,
      '': isMet ? '✓' : '✗',
    })),
  );
  const failed = checks.filter(({ isMet }) => !isMet).length;
  if (failed > 0) console.error(`${failed} of ${checks.length} metrics miss their limit. Reasons: ${DETAILS}`);
  if (reportOption !== undefined) {
    const counts = { passed: checks.length - failed, failed, skipped: 0 };
    writeFileSync(reportOption.slice('--report='.length), JSON.stringify(counts));
  }
  process.exitCode = failed > 0 ? 1 : 0;
}
