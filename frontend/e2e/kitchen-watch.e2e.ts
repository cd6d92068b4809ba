/** When nobody answers: two tablets are warned, the restaurant is paused, guests see it, and one click ends it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { type PostgresServer, startPostgresServer } from '../../backend/test/support/postgres-server.ts';
import { vapidPair } from '../../backend/test/support/vapid.ts';
import { assertAccessible } from './support/axe.ts';
import { openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { type Product, startProduct } from './support/product.ts';
import { heard, recordSound, soundsOf } from './support/sound.ts';
import { PATIENCE_MS } from './support/patience.ts';

const RESTAURANT = 1;

let postgres: PostgresServer;
let product: Product;
let customer: BrowserContext;
before(async () => {
  const { publicKey, privateKey } = vapidPair();
  postgres = await startPostgresServer();
  product = await startProduct({
    env: {
      DATABASE_URL: postgres.url,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    },
  });
  customer = await product.newContext();
  await signUp(customer, 'Ayşe Yılmaz');
});
after(async () => {
  await product.stop();
  await postgres.stop();
});

/** Changes orders as time would: nobody waits five minutes for a test. */
async function letTimePass(change: string, orders: readonly { id: number }[]): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`UPDATE orders SET ${change} WHERE id = ANY($1)`, [
      orders.map(({ id }) => id),
    ]);
    assert.equal(rowCount, orders.length);
  } finally {
    await client.end();
  }
}

async function openTablet(path: string, width = 1024): Promise<Page> {
  const context = await product.newContext({ viewport: { width, height: 768 } });
  await openKitchen(context, RESTAURANT);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByText('Live', { exact: true }).first().waitFor();
  return page;
}

test('two tablets are warned; two orders in a row pause the restaurant until one click', async () => {
  const tablets = [await openTablet('/restaurant/dashboard/orders'), await openTablet('/restaurant/dashboard', 390)];
  const guest = await customer.newPage();
  await guest.goto(`/restaurant/${String(RESTAURANT)}`);
  await guest.getByText('Open', { exact: true }).first().waitFor();

  await tablets[0]?.getByRole('button', { name: 'Start the shift' }).click();
  const orders = [
    await placeOrder(customer.request, RESTAURANT),
    await placeOrder(customer.request, RESTAURANT),
  ] as const;
  const [order] = orders;
  await letTimePass(`created_at = created_at - interval '2 minutes'`, orders);
  for (const tablet of tablets) {
    await tablet
      .getByRole('alert')
      .getByText(/2 orders are waiting for your answer|is waiting for your answer/)
      .waitFor({ timeout: PATIENCE_MS });
  }
  await tablets[0]?.getByRole('button', { name: 'Turn off the alarm' }).click();
  const second = tablets[1];
  assert.ok(second);
  await second.getByRole('alert').getByRole('link', { name: 'View the order' }).click();
  await second.locator(`[data-order-id="${String(order.id)}"]`).waitFor();
  await assertAccessible(second);

  await letTimePass('accept_deadline_at = now()', orders);
  for (const tablet of tablets) {
    await tablet
      .getByRole('alert')
      .getByText('Paused because two orders went unanswered')
      .waitFor({ timeout: PATIENCE_MS });
  }
  await assertAccessible(second);
  await guest.getByText('takes no orders at the moment').waitFor({ timeout: PATIENCE_MS });

  await second.getByRole('button', { name: 'Take orders again' }).click();
  for (const tablet of tablets) {
    await tablet
      .getByText('Paused because two orders went unanswered')
      .waitFor({ state: 'detached', timeout: PATIENCE_MS });
  }
  await guest.getByText('takes no orders at the moment').waitFor({ state: 'detached', timeout: PATIENCE_MS });
});

test('a tablet that loses its connection says so, and is quiet again when it is back', async () => {
  const tablet = await openTablet('/restaurant/dashboard/orders');
  await recordSound(tablet);
  await tablet.reload();
  await tablet.getByRole('button', { name: 'Start the shift' }).click();
  await tablet.context().setOffline(true);
  await tablet.getByRole('alert').getByText('No connection').waitFor({ timeout: 60_000 });
  await heard(tablet, 'loop starts', PATIENCE_MS);
  assert.ok(!(await soundsOf(tablet)).includes('loop stops'));
  await tablet.context().setOffline(false);
  await tablet.getByRole('alert').getByText('No connection').waitFor({ state: 'detached', timeout: 30_000 });
  await heard(tablet, 'loop stops', PATIENCE_MS);
});

test('a part that did not arrive comes with the connection, and nothing on the screen is lost', async () => {
  const tablet = await openTablet('/restaurant/dashboard/orders');
  await tablet.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await tablet.getByRole('searchbox').fill('Funghi');
  await tablet.context().setOffline(true);
  const failed = tablet.waitForEvent('requestfailed', (request) => request.url().includes('shortcut-help'));
  await tablet.getByRole('button', { name: 'Shortcuts' }).click();
  await failed;
  await tablet.context().setOffline(false);
  await tablet.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await tablet.keyboard.press('Escape');
  assert.equal(await tablet.getByRole('searchbox').inputValue(), 'Funghi');
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

test('warnings on this device: asked for by a button, kept over a reload, ended by a button', async () => {
  const context = await product.newContext({ viewport: { width: 1024, height: 768 } });
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
  await page.getByRole('button', { name: 'Turn off warnings' }).waitFor();
  await assertAccessible(page);
  await page.reload();
  await open();
  await page.getByRole('button', { name: 'Turn off warnings' }).click();
  await page.getByRole('button', { name: 'Turn on warnings' }).waitFor();
  // Once more with each visit: the server forgets it with the session that made it.
  assert.equal(calls.at(-1), 'DELETE 204');
  assert.ok(calls.filter((call) => call === 'POST 204').length >= 2, calls.join());
  await context.close();
});

test('nothing went wrong on any page', () => {
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/;
  assert.deepEqual(
    product.problems.filter((problem) => !expected.test(problem)),
    [],
  );
});
