/** Maps on an operator's own style, and what becomes of them where it cannot be drawn. */
import type { BrowserContext, Page } from '@playwright/test';
import { openKitchen } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const AREAS = '/restaurant/dashboard/settings/areas';
const RESTAURANT = 4;
const TILES = 'https://tiles.example';
const CORS = { 'access-control-allow-origin': '*' };
const STYLE = {
  version: 8,
  sources: {
    city: {
      type: 'vector',
      tiles: [`${TILES}/{z}/{x}/{y}.pbf`],
      attribution: '<a href="https://tiles.example">&copy; Tiles of ours</a>',
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#cde' } },
    { id: 'water', type: 'fill', source: 'city', 'source-layer': 'water', paint: { 'fill-color': '#89b' } },
  ],
};

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct({ env: { MAP_STYLE_URL: `${TILES}/style.json` } });
});
test.afterAll(() => product.stop());

async function openAreas(prepare: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const context = await product.newContext();
  await prepare(context);
  await openKitchen(context, RESTAURANT);
  const page = await context.newPage();
  await page.goto(AREAS);
  return page;
}

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of your delivery areas' });
const ownGround = (page: Page) => mapOf(page).locator('svg').getByText('Pankow');

test('a map is drawn on the operator’s tiles, which the content policy lets in, and names whose they are @release', async () => {
  const asked: string[] = [];
  const page = await openAreas((context) =>
    context.route(`${TILES}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return asked.at(-1) === '/style.json'
        ? route.fulfill({ json: STYLE, headers: CORS })
        : route.fulfill({ body: '', contentType: 'application/x-protobuf', headers: CORS });
    }),
  );
  await expect(mapOf(page).locator('canvas')).toBeVisible();
  await expect(page.getByText('© Tiles of ours', { exact: false })).toBeVisible();
  await expect.poll(() => asked.filter((path) => path.endsWith('.pbf')).length).toBeGreaterThan(0);
  await expect(ownGround(page)).toHaveCount(0);
  await expect(mapOf(page).getByRole('button', { name: 'Your door' })).toBeVisible();
  await mapOf(page).focus();
  const scales = () => new Set(asked.filter((path) => path.endsWith('.pbf')).map((path) => path.split('/')[1])).size;
  const before = scales();
  await page.keyboard.press('+');
  await expect.poll(scales).toBeGreaterThan(before);
});

test('without the style the product’s own ground takes its place @release', async () => {
  const page = await openAreas((context) =>
    context.route(`${TILES}/**`, (route) => route.fulfill({ status: 404, headers: CORS })),
  );
  await expect(ownGround(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
});

test('without WebGL the product’s own ground takes its place @release', async () => {
  const page = await openAreas(async (context) => {
    await context.route(`${TILES}/**`, (route) => route.fulfill({ json: STYLE, headers: CORS }));
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  });
  await expect(ownGround(page)).toBeVisible();
  await expect(mapOf(page).locator('canvas')).toHaveCount(0);
});
