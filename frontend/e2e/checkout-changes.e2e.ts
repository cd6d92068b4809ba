/** What may happen while somebody is at the checkout: a new price, the end of the session, no network, two clicks. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import type { MenuEditorView } from '../../backend/src/contracts/menus/menu-editor.ts';
import { assertAccessible } from './support/axe.ts';
import { fillCart } from './support/cart.ts';
import {
  addressField,
  countOrders,
  logIn,
  notesLine,
  openCheckout,
  ORDER_BUTTON,
  orderIdOf,
  PIZZERIA,
  writeNote,
} from './support/checkout.ts';
import { sectionOf } from './support/checkout-sections.ts';
import { openKitchen, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function open(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext();
  return { context, page: await context.newPage() };
}

/** Of the pizzeria's dish, in its menu; restored by whoever changes it. */
async function priceEditor(): Promise<{ price: string; setPrice: (price: string) => Promise<void> }> {
  const kitchen = await openKitchen(await product.newContext(), PIZZERIA.id);
  const menu = (await (await kitchen.request.get('/api/restaurant/menus')).json()) as MenuEditorView;
  const dish = menu.menus.flatMap(({ items }) => items).find(({ name }) => name === PIZZERIA.dish);
  assert.ok(dish);
  const { id, version: _version, imageUrl: _url, available: _there, ...same } = dish;
  return {
    price: dish.price,
    async setPrice(price) {
      const answer = await kitchen.request.put(`/api/restaurant/menu-items/${id}`, { data: { ...same, price } });
      expect(answer.ok()).toBe(true);
    },
  };
}

async function fillInAsGuest(page: Page): Promise<void> {
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Gundula Gast');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0151 2345678');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('gundula@example.com');
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte schneiden');
  await sectionOf(page, 'Notes').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('€18.30').first()).toBeVisible();
}

/** A file of the build that is on its way when the network goes: `lose` ends the first try, and the next ones get through. */
async function loseFile(page: Page, url: string): Promise<{ lose: () => void; tries: () => number }> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<undefined>();
  let tries = 0;
  await page.route(url, async (route) => {
    tries += 1;
    if (tries > 1) {
      await route.continue();
      return;
    }
    await lost;
    await route.abort('internetdisconnected');
  });
  return { lose: () => lose(undefined), tries: () => tries };
}

/** The new prices beside the old ones, and nothing to order before they are accepted. */
async function newPricesAreShown(page: Page): Promise<void> {
  await expect(page.getByText('Caprese: now €8.90 instead of €7.90')).toBeVisible();
  await expect(page.getByText('Total: now €20.30 instead of €18.30')).toBeVisible();
  await expect(page.getByRole('button', ORDER_BUTTON)).toBeDisabled();
  await expect(notesLine(page, 'Bitte schneiden')).toBeVisible();
}

test('a price that changed during the checkout is shown beside the old one and has to be accepted', async () => {
  const { price, setPrice } = await priceEditor();
  try {
    await setPrice('7.90');
    const { page: live } = await open();
    const { page } = await open();
    // Without the menu's news it is the server's refusal that says so.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await Promise.all([fillInAsGuest(live), fillInAsGuest(page)]);
    await setPrice('8.90');

    await newPricesAreShown(live);
    await page.getByRole('button', ORDER_BUTTON).click();
    await newPricesAreShown(page);
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Accept the new prices' }).click();
    await page.getByRole('button', ORDER_BUTTON).click();
    await orderIdOf(page);
    await expect(page.getByText('€20.30').first()).toBeVisible();
  } finally {
    await setPrice(price);
  }
});

test('a session that ended during the checkout costs a login and one more click @release', async () => {
  const { context, page } = await open();
  const email = await signUp(context, 'Kim Kundin');
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await writeNote(page, 'Bitte schneiden');
  await context.clearCookies();
  await page.getByRole('button', ORDER_BUTTON).click();
  await page.waitForURL('**/auth?**');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  // The message may be there before the page that it leads to.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await assertAccessible(page);
  await logIn(page, email);
  await page.waitForURL('**/checkout');
  await expect(sectionOf(page, 'Delivery address').getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
  await expect(notesLine(page, 'Bitte schneiden')).toBeVisible();
  await page.getByRole('button', ORDER_BUTTON).click();
  await orderIdOf(page);
  await expect(page.getByText('Bitte schneiden').first()).toBeVisible();
});

test('two clicks at once, and a try without a network, order once', async () => {
  const { context, page } = await open();
  await signUp(context, 'Kim Kundin');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await fillCart(page, PIZZERIA);
  const part = await loseFile(page, '**/active-order-bar*.js');
  await openCheckout(page);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');

  await context.setOffline(true);
  part.lose();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', ORDER_BUTTON).click();
  await expect(page.getByText(`We don’t know whether ${PIZZERIA.name} got your order`)).toBeVisible();
  await assertAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  // What was lost on the way is fetched again, and has taken nothing of the page with it.
  await expect.poll(part.tries).toBeGreaterThan(1);

  await page.getByRole('button', ORDER_BUTTON).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await orderIdOf(page);
  expect(await countOrders(context)).toBe(1);
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test('nothing else went wrong on the way', () => {
  // Refusals are part of the journeys, and so is the time without a network, in which the worker looks for its update.
  const unexpected = product.problems.filter(
    (problem) =>
      !/Failed to load resource|WebSocket connection|when fetching the script|Failed to fetch dynamically imported/.test(
        problem,
      ),
  );
  expect(unexpected).toEqual([]);
});
