/** After ordering: following, cancelling, rating, ordering again and sharing, with a real server and a real kitchen. */
import assert from 'node:assert/strict';
import type { BrowserContext, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test';
import { Client } from 'pg';
import type { OrderView, ReorderView } from '../../backend/src/contracts/orders/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import { type Product, WITH_SERVICE_WORKER } from './support/product.ts';
import { expect, LIVE, NOTIFYING, test } from './support/test.ts';

/** Without sockets the screen reads every 15 seconds, once it has given the socket up. */
const RESTAURANT_ID = 3;

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

test('a declined payment is the first thing on the order’s page, with what to do now', async () => {
  const { context, page } = await newCustomer({ viewport: { width: 390, height: 844 } });
  const order = await placeOrder(context.request, RESTAURANT_ID);
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  const declined = `UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'failed' WHERE id = $1`;
  await client.query(declined, [order.id]);
  await client.end();
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

test('without sockets the screen reads now and then, and says so', LIVE, async () => {
  const { context, page } = await newCustomer();
  const wires = await holdWires(page);
  await wires.cut();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('every 15 seconds')).toBeVisible();
  await kitchen.move(order.id, 'preparing');
  await expect(page.getByText('is cooking for you').first()).toBeVisible();
  await kitchen.move(order.id, 'cancelled', { reason: 'item_unavailable' });
  expect(productProblems()).toEqual([]);
});

test('an order is cancelled while the restaurant has not answered, after a question', async () => {
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

test('with the keyboard alone: from the list to a rated order, with the answer of the restaurant', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto('/orders');
  const card = page.getByRole('article').filter({ hasText: `#${String(order.id)}` });
  await expect(card.getByText('Waiting for the restaurant')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Rate/ })).toHaveCount(0);
  await tabTo(page, card.getByRole('link', { name: `Track order #${String(order.id)}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order #${String(order.id)}` })).toBeVisible();
  await kitchen.deliver(order.id);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await assertAccessible(page);

  await tabTo(page, page.getByRole('link', { name: 'Receipt' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Receipt for order #${String(order.id)}` })).toBeVisible();
  await assertAccessible(page);
  await page.goto('/orders');
  await tabTo(page, card.getByRole('button', { name: /^Rate/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await assertAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose one to five stars')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.insertText('Crisp <b>& hot</b> 🍕');
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(card.getByText('Crisp <b>& hot</b> 🍕')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Rate/ })).toHaveCount(0);
  await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  const reviews = await kitchen.request.get(`/api/restaurants/${String(RESTAURANT_ID)}/reviews?limit=1`);
  const [review] = (await reviews.json()) as { id: number }[];
  await kitchen.request.put(`/api/restaurant/reviews/${String(review?.id)}/answer`, { data: { text: 'Thank you.' } });
  await page.goto(`/order/${String(order.id)}`);
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByText('Thank you.')).toBeVisible();
  await assertAccessible(page);
  expect(productProblems()).toEqual([]);
});

test('ordering again: at once when all is as it was, after a question when it is not', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await kitchen.deliver(order.id);
  await page.goto('/orders');
  const again = page.getByRole('button', { name: /^Order again/ });
  await again.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  for (const item of order.items) await expect(drawer.getByText(item.name, { exact: true }).first()).toBeVisible();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);
  const [plain, rich] = order.items;
  assert.ok(plain && rich);
  expect(cart).toMatchObject([
    { id: plain.menuItemId, quantity: plain.quantity },
    { id: rich.menuItemId, quantity: 1, notes: 'no onions', optionNames: rich.options.map(({ name }) => name) },
  ]);
  await page.keyboard.press('Escape');

  // Nothing in the product changes a menu yet: the answer is the server's own, but for the changes.
  await page.route('**/reorder', async (route) => {
    const response = await route.fetch();
    const reorder = (await response.json()) as ReorderView;
    const [first, second] = reorder.lines;
    if (first) Object.assign(first, { change: 'dearer', previousPrice: '1.00' });
    if (second) Object.assign(second, { change: 'gone', menuItemId: null, price: null, optionIds: [] });
    await route.fulfill({ json: reorder });
  });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await again.click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog.getByText(/now €.* instead of €1\.00/)).toBeVisible();
  await expect(dialog.getByText('no longer on the menu')).toBeVisible();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Add 4 dishes to the cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(plain.name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/reorder');

  await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } });
  try {
    await again.click();
    await expect(dialog.getByText('is closed right now')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /to the cart/ })).toHaveCount(0);
  } finally {
    await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } });
  }
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

test('a guest follows, cancels and rates by the own link alone', async () => {
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

test('notifications are asked for by a button, and tell of a step while nobody looks', NOTIFYING, async () => {
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

test('the list goes on page by page, and an unknown order is not found', async () => {
  const { page, context } = await newCustomer();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  await assertAccessible(page);
  const orders: OrderView[] = [];
  for (let count = 0; count < 21; count += 1) {
    const order = await placeOrder(context.request, RESTAURANT_ID);
    await kitchen.move(order.id, 'cancelled', { reason: 'other' });
    orders.push(order);
  }
  const cardOf = (order: OrderView | undefined) =>
    page.getByRole('article').filter({ has: page.getByText(`Order #${String(order?.id)} ·`) });
  await expect(cardOf(orders.at(-1))).toBeVisible();
  const oldest = cardOf(orders[0]);
  await expect(oldest).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more orders' }).click();
  await expect(oldest).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more orders' })).toHaveCount(0);

  const { page: stranger } = await newPerson();
  await stranger.goto(`/order/${String(orders[0]?.id)}`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await assertAccessible(stranger);
});
