/** When nobody answers: two tablets are warned, the restaurant is paused, guests see it, and one click ends it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { vapidPair } from '../../backend/test/support/vapid.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import { type Product, WITH_SERVICE_WORKER } from './support/product.ts';
import { heard, recordSound, soundsOf } from './support/sound.ts';
import { expect, NOTIFYING, test } from './support/test.ts';

const RESTAURANT = 1;

let product: Product;
let customer: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  const { publicKey, privateKey } = vapidPair();
  product = await startProduct({
    env: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    },
  });
  customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
});
test.afterAll(() => product.stop());

/** Taking the network away breaks off what is loaded, the service worker's script as well. */
function unexpectedProblems(): string[] {
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|An unknown error occurred when fetching the script/;
  return product.problems.filter((problem) => !expected.test(problem));
}

async function letTimePass(change: string, orders: readonly { id: number }[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const { rowCount } = await product.sql(`UPDATE orders SET ${change} WHERE id = ANY($1)`, [ids]);
  expect(rowCount).toBe(orders.length);
}

async function openTablet(path: string, width = 1024): Promise<Page> {
  const context = await product.newContext({ ...WITH_SERVICE_WORKER, viewport: { width, height: 768 } });
  await openKitchen(context, RESTAURANT);
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

/** A click while a page is still arriving may be lost. */
async function startShift(tablet: Page): Promise<void> {
  await expect(tablet.getByText('Live', { exact: true }).first()).toBeVisible();
  await tablet.getByRole('button', { name: 'Start the shift' }).click();
  await expect(tablet.getByRole('button', { name: 'End the shift' })).toBeVisible();
}

test('two tablets are warned; two orders in a row pause the restaurant until one click @release', async () => {
  const tablets = [await openTablet('/restaurant/dashboard/orders'), await openTablet('/restaurant/dashboard', 390)];
  const guest = await customer.newPage();
  await guest.goto(`/restaurant/${String(RESTAURANT)}`);
  await expect(guest.getByText('Open', { exact: true }).first()).toBeVisible();

  await tablets[0]?.getByRole('button', { name: 'Start the shift' }).click();
  const orders = [
    await placeOrder(customer.request, RESTAURANT),
    await placeOrder(customer.request, RESTAURANT),
  ] as const;
  const [order] = orders;
  await letTimePass(
    `created_at = created_at - interval '2 minutes', accept_deadline_at = accept_deadline_at - interval '2 minutes'`,
    orders,
  );
  for (const tablet of tablets) {
    await expect(
      tablet.getByRole('alert').getByText(/2 orders are waiting for your answer|is waiting for your answer/),
    ).toBeVisible();
  }
  await tablets[0]?.getByRole('button', { name: 'Turn off the alarm' }).click();
  const second = tablets[1];
  assert.ok(second);
  await second.getByRole('link', { name: 'Show orders' }).click();
  await expect(second.locator(`[data-order-id="${String(order.id)}"]`)).toBeVisible();
  await assertAccessible(second);

  await letTimePass('accept_deadline_at = now()', orders);
  for (const tablet of tablets) {
    await expect(tablet.getByRole('alert').getByText('Paused because two orders went unanswered')).toBeVisible();
  }
  await assertAccessible(second);
  await expect(guest.getByText('takes no orders at the moment')).toBeVisible();

  await second.getByRole('button', { name: 'Take orders again' }).click();
  for (const tablet of tablets) {
    await expect(tablet.getByText('Paused because two orders went unanswered')).toHaveCount(0);
  }
  await expect(guest.getByText('takes no orders at the moment')).toHaveCount(0);
});

test('a tablet that loses its connection says so, and is quiet again when it is back', async () => {
  const tablet = await openTablet('/restaurant/dashboard/orders');
  await recordSound(tablet);
  await tablet.reload();
  await startShift(tablet);
  await tablet.context().setOffline(true);
  await expect(tablet.getByRole('alert').getByText('No connection')).toBeVisible();
  await heard(tablet, 'loop starts');
  expect((await soundsOf(tablet)).includes('loop stops')).toBe(false);
  await tablet.context().setOffline(false);
  await expect(tablet.getByRole('alert').getByText('No connection')).toHaveCount(0);
  await heard(tablet, 'loop stops');
});

test('a part that did not arrive comes with the connection, and nothing on the screen is lost @release', async () => {
  const tablet = await openTablet('/restaurant/dashboard/orders');
  await tablet.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await tablet.getByRole('searchbox').fill('Funghi');
  await tablet.context().setOffline(true);
  const failed = tablet.waitForEvent('requestfailed', (request) => request.url().includes('shortcut-help'));
  await tablet.getByRole('button', { name: 'Shortcuts' }).click();
  await failed;
  await tablet.context().setOffline(false);
  await expect(tablet.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await tablet.keyboard.press('Escape');
  await expect(tablet.getByRole('searchbox')).toHaveValue('Funghi');
});

test('a session that ends is an alarm with what waits and one field, also after a reload @release', async () => {
  const tablet = await openTablet('/restaurant/dashboard/orders', 390);
  await recordSound(tablet);
  await tablet.reload();
  await startShift(tablet);
  const order = await placeOrder(customer.request, RESTAURANT);
  await expect(tablet.locator(`[data-order-id="${String(order.id)}"]`)).toBeVisible();
  await tablet.context().request.post('/api/logout');

  await expect(tablet.getByRole('heading', { name: 'This device has been logged out' })).toBeVisible();
  await expect(tablet.getByRole('alert').getByText(/^\d+ new orders? (is|are) waiting for an answer/)).toBeVisible();
  await heard(tablet, 'loop starts');
  await assertAccessible(tablet);
  await tablet.reload();
  await expect(tablet.getByLabel('Password', { exact: true })).toBeFocused();
  await tablet.keyboard.type('not the password');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  await heard(tablet, 'loop starts');
  await tablet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tablet.keyboard.press('Enter');
  await expect(tablet.locator(`[data-order-id="${String(order.id)}"]`)).toBeVisible();
  expect(new URL(tablet.url()).pathname).toBe('/restaurant/dashboard/orders');
});

/** The browser's own push service, which headless ones lack; everything from the page to the server's store is real. */
function fakePushService({ p256dh, auth }: { p256dh: string; auth: string }): void {
  let subscription: object | null = null;
  const endpoint = 'https://fcm.googleapis.com/fcm/send/tablet';
  PushManager.prototype.subscribe = async () => {
    subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
}

test(
  'warnings on this device: asked for by a button, kept over a reload, ended by a button @release',
  NOTIFYING,
  async () => {
    const context = await product.newContext({ ...WITH_SERVICE_WORKER, viewport: { width: 1024, height: 768 } });
    await openKitchen(context, RESTAURANT);
    await context.grantPermissions(['notifications']);
    const page = await context.newPage();
    await page.addInitScript(fakePushService, {
      // A point on the same curve as the server's own keys.
      p256dh: vapidPair().publicKey,
      auth: randomBytes(16).toString('base64url'),
    });
    const calls: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/notifications/push'))
        calls.push(`${response.request().method()} ${String(response.status())}`);
    });
    await page.goto('/restaurant/dashboard');
    const open = () => page.getByRole('button', { name: 'Warnings on this device' }).click();
    await open();
    await page.getByRole('button', { name: 'Turn on warnings' }).click();
    await expect(page.getByRole('button', { name: 'Turn off warnings' })).toBeVisible();
    await assertAccessible(page);
    // Once more with each visit: the server forgets it with the session that made it. Turned off meanwhile, it is over all the same.
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/notifications/push', async (route) => {
      if (route.request().method() === 'POST') await held.promise;
      await route.continue();
    });
    const renewal = page.waitForRequest(
      (call) => call.method() === 'POST' && call.url().includes('/notifications/push'),
    );
    await page.reload();
    await open();
    await renewal;
    await page.getByRole('button', { name: 'Turn off warnings' }).click();
    // What would not wait for the renewal is answered before these are.
    for (let i = 0; i < 3; i++) await page.evaluate(() => fetch('/api/health/live').then((answer) => answer.text()));
    held.resolve(undefined);
    await (await renewal).response();
    await expect(page.getByRole('button', { name: 'Turn on warnings' })).toBeVisible();
    expect(calls.at(-1)).toBe('DELETE 204');
    expect(calls.filter((call) => call === 'POST 204').length, calls.join()).toBeGreaterThanOrEqual(2);
    await context.close();
    expect(unexpectedProblems()).toEqual([]);
  },
);

test('nothing went wrong on any page', () => {
  expect(unexpectedProblems()).toEqual([]);
});
