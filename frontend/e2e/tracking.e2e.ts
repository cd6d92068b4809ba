/** After ordering: following, cancelling and sharing, with a real server and a real kitchen. */
import type { BrowserContext, BrowserContextOptions, Locator, Page, WebSocketRoute } from '@playwright/test';
import { assertAccessible } from './support/axe.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import { type Product, WITH_SERVICE_WORKER } from './support/product.ts';
import { expect, LIVE, NOTIFYING, test } from './support/test.ts';

const RESTAURANT_ID = 3;
/** Of a request that a socket made. */
const ACKNOWLEDGEMENT = '43';

let product: Product;
let kitchen: Kitchen;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
test.afterAll(() => product.stop());

async function newPerson(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  return { context, page: await context.newPage() };
}

async function newCustomer(
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; email: string }> {
  const person = await newPerson(options);
  return { ...person, email: await signUp(person.context, 'Mara') };
}

/** What the browser itself says of a network that is taken away is no fault of the product. */
function productProblems(): string[] {
  return product.problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(problem));
}

/** Lets sockets through until they are cut. */
async function holdWires(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const wires = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, async (wire) => {
    if (isCut) return wire.close();
    wires.add(wire);
    wire.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...wires].map((wire) => wire.close()));
      wires.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

test('a declined payment is the first thing on the order’s page, with what to do now @release', async () => {
  const { context, page } = await newCustomer({ viewport: { width: 390, height: 844 } });
  const order = await placeOrder(context.request, RESTAURANT_ID);
  const declined = `UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'failed' WHERE id = $1`;
  await product.sql(declined, [order.id]);
  await page.goto(`/order/${order.id}`);
  const notice = page.getByRole('alert').filter({ hasText: 'Payment did not go through' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('Please pay at the door, in cash or by card.');
  await expect(notice).toContainText('you can still cancel it below');
  await expect(page).toHaveTitle(new RegExp(`^Payment did not go through · Order #${order.id}`));
  await assertAccessible(page);
  await context.close();
});

test('offline and back: nothing is lost, and the screen says how old it is', LIVE, async () => {
  const { context, page } = await newCustomer();
  const wires = await holdWires(page);
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.waitForFunction(() => document.title.startsWith('Waiting for the restaurant · Order #'));
  await page.evaluate(() => {
    document.documentElement.dataset.loadedOnce = 'yes';
  });

  await context.setOffline(true);
  await wires.cut();
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('every 15 seconds')).toBeVisible();
  await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
  await kitchen.move(order.id, 'delivering');
  await expect(page.getByText('Waiting for the restaurant').first()).toBeVisible();

  wires.mend();
  await context.setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('The driver is on the way')).toBeVisible();
  const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem');
  for (const index of [0, 1, 2]) expect(await steps.nth(index).innerText()).toMatch(/\d\d:\d\d/);
  await page.waitForFunction(() => document.title.startsWith('On the way · Order #'));
  await expect(page.locator('link[rel="icon"][href$="favicon-delivering.svg"]')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.loadedOnce)).toBe('yes');
  await kitchen.move(order.id, 'delivered');
  await expect(page.getByText('Enjoy your meal').first()).toBeVisible();
  expect(productProblems()).toEqual([]);
});

/** The page's time runs as fast as the test looks: the tries to connect come first, then what is read between them. */
async function untilTimeBrings(page: Page, isThere: () => boolean | Promise<boolean>): Promise<void> {
  const looks = expect.poll(async () => {
    await page.clock.runFor(1_000);
    return isThere();
  });
  await looks.toBe(true);
}

const untilTimeShows = (place: Locator) => untilTimeBrings(place.page(), () => place.first().isVisible());

test('without sockets the screen reads now and then, and says so', LIVE, async () => {
  const { context, page } = await newCustomer();
  const wires = await holdWires(page);
  await wires.cut();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.clock.install();
  await page.goto(`/order/${String(order.id)}`);
  await untilTimeShows(page.getByText('every 15 seconds'));
  await kitchen.move(order.id, 'preparing');
  await untilTimeShows(page.getByText('is cooking for you'));
  await kitchen.move(order.id, 'cancelled', { reason: 'item_unavailable' });
  expect(productProblems()).toEqual([]);
});

test('while a server is too busy to let it follow, the screen reads now and then, and asks ever less often @release', async () => {
  const { context, page } = await newCustomer();
  let connections = 0;
  let isBusy = true;
  await page.routeWebSocket(/socket\.io/, (wire) => {
    connections += 1;
    const server = wire.connectToServer();
    wire.onMessage((message) => {
      server.send(message);
    });
    server.onMessage((message) => {
      if (!isBusy || !String(message).startsWith(ACKNOWLEDGEMENT)) wire.send(message);
    });
  });
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.clock.install();
  await page.goto(`/order/${String(order.id)}`);
  await untilTimeShows(page.getByText('every 15 seconds'));
  await untilTimeBrings(page, () => connections === 3);
  await kitchen.move(order.id, 'preparing');
  await untilTimeShows(page.getByText('is cooking for you'));
  // After five, ten and twenty seconds, of which the third is not over.
  await page.clock.runFor(1_000);
  expect(connections).toBe(3);
  isBusy = false;
  await untilTimeShows(page.getByText('Live', { exact: true }));
  await kitchen.move(order.id, 'delivering');
  await expect(page.getByText('The driver is on the way')).toBeVisible();
});

test('an order is cancelled while the restaurant has not answered, after a question @release', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  const heading = page.getByRole('heading', { name: 'This order was cancelled' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.getByText('You have nothing to pay.')).toBeVisible();
  await expect(page.getByText('Reason: ')).toBeVisible();
  await assertAccessible(page);
  expect(productProblems()).toEqual([]);
});

test('a new estimate and a rejection arrive by themselves', LIVE, async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const announcement = page.getByRole('status').filter({ hasText: `Order ${String(order.id)}:` });
  const before = await announcement.innerText();
  await kitchen.move(order.id, 'preparing', { prepMinutes: 60 });
  await expect(announcement.filter({ hasText: 'Being prepared' })).toBeVisible();
  const arrival = /Arrives (?:on [\d.]+, )?[\d:]+/;
  expect(arrival.exec(await announcement.innerText())?.[0]).not.toBe(arrival.exec(before)?.[0]);
  await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' });
  await expect(page.getByText('The kitchen has too many orders').first()).toBeVisible();
  expect(productProblems()).toEqual([]);
});

test('a shared link shows the way of the order, without phone and address', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID, {
    notes: 'Secret knock',
    deliveryNotes: 'Third yard',
  });
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Torstraße 1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: friend } = await newPerson();
  await friend.goto(link);
  await expect(friend.getByText('You are following this order through a shared link.')).toBeVisible();
  const seen = await friend.locator('main').innerText();
  for (const secret of ['Torstraße', '030 1234567', 'Mara', 'Secret knock', 'Third yard', 'no onions']) {
    expect(seen.includes(secret), `The shared link shows "${secret}".`).toBe(false);
  }
  await expect(friend.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(friend.getByRole('button', { name: /Cancel order|Share link|Notify me/ })).toHaveCount(0);
  await kitchen.move(order.id, 'preparing');
  await expect(friend.getByText('is cooking for you').first()).toBeVisible();
  await kitchen.move(order.id, 'cancelled', { reason: 'closing' });
  await expect(friend.getByText('This order was cancelled').first()).toBeVisible();
  expect(productProblems()).toEqual([]);
});

test('a guest follows, cancels and rates by the own link alone @release', async () => {
  const { page, context } = await newPerson();
  const cancelled = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
  await page.goto(`/order/${String(cancelled.id)}?t=${cancelled.guestToken ?? ''}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByText(CONTACT.phone)).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();

  const order = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
  await kitchen.deliver(order.id);
  await page.goto(`/order/${String(order.id)}?t=${order.guestToken ?? ''}`);
  // The token is no longer in the address, and a reload shows the order all the same.
  await page.waitForURL(`**/order/${String(order.id)}`);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Your review', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  expect(productProblems()).toEqual([]);
});

test('notifications are asked for by a button, and tell of a step while nobody looks @release', NOTIFYING, async () => {
  const { page, context } = await newCustomer(WITH_SERVICE_WORKER);
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await kitchen.move(order.id, 'preparing');
  await page.waitForFunction(
    async (tag) => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications({ tag })).length === 1;
    },
    `order-${String(order.id)}`,
  );
  await page.getByRole('button', { name: 'Turn notifications off' }).click();
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await kitchen.move(order.id, 'cancelled', { reason: 'other' });
});
