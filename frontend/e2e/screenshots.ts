/**
 * `npm run screenshots`: every screen at 1280 and 390 px, the kitchen's at 1024 too, into docs/screenshots, from the built product with its demo
 * data and a few orders. `npm run screenshots home dish` renews those alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../backend/test/support/browser.ts';
import { PASSWORD } from './support/orders.ts';
import { type Product, startProduct } from './support/product.ts';
import { fillQueues, QUEUE_SHOTS, WHOLE_TICKETS } from './support/queue-shots.ts';
import { LOGINS, prepareWorld, type Shot, shotsOf } from './support/shots.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** The size of a tablet in a kitchen. */
const TABLET = { width: 1024, height: 768 };
const WEBP_QUALITY = 0.86;

async function contextOf(product: Product, shot: Shot, size: (typeof SIZES)[number]): Promise<BrowserContext> {
  const { language } = shot;
  const context = await product.newContext({
    viewport: size,
    colorScheme: shot.colorScheme ?? 'light',
    ...(language && {
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'language', value: language }] }],
      },
    }),
  });
  if (shot.who !== 'visitor') {
    const { call, email } = LOGINS[shot.who];
    await context.request.post(call, { data: { email: shot.email ?? email, password: PASSWORD } });
  }
  return context;
}

/** A quarter of the PNG: what is committed with each renewal stays in the history. */
async function toWebp(studio: Page, png: Buffer): Promise<Buffer> {
  const url = await studio.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function take(product: Product, studio: Page, shot: Shot, size: (typeof SIZES)[number]): Promise<void> {
  const context = await contextOf(product, shot, size);
  const page = await context.newPage();
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const file = path.join(FOLDER, `${shot.name}-${String(size.width)}.webp`);
  writeFileSync(file, await toWebp(studio, await page.screenshot()));
  if (shot.sizes) {
    const whole = await page.evaluate<number>(WHOLE_TICKETS);
    console.log(`${shot.name} at ${String(size.width)} × ${String(size.height)}: ${String(whole)} whole tickets`);
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await launchBrowser();
const product = await startProduct(browser, { env: { ACCEPT_DEADLINE_SECONDS: '900' } });
try {
  const studio = await (await product.newContext()).newPage();
  const isWanted = ({ name }: Shot) => wanted.length === 0 || wanted.includes(name);
  const queues = QUEUE_SHOTS.filter(isWanted);
  if (queues.length > 0) await fillQueues(product);
  for (const shot of [...shotsOf(await prepareWorld(product)).filter(isWanted), ...queues]) {
    const sizes = shot.sizes ?? (shot.who === 'kitchen' ? [...SIZES, TABLET] : SIZES);
    for (const size of sizes) await take(product, studio, shot, size);
    console.log(shot.name);
  }
  if (product.problems.length > 0) throw new Error(product.problems.join('\n'));
} finally {
  await product.stop();
  await browser.close();
}
