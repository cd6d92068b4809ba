/** After ordering: following, cancelling, rating, ordering again and sharing, with a real server and a real kitchen. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import type { OrderView, ReorderView } from '../../backend/src/contracts/order-views.ts';
import { assertAccessible } from './support/axe.ts';
import { becomes, focusGoesTo } from './support/becomes.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import { type Product, startProduct } from './support/product.ts';
import { PATIENCE_MS } from './support/patience.ts';

/** Without sockets the screen reads every 15 seconds, once it has given the socket up. */
const RESTAURANT_ID = 3;

let product: Product;
let kitchen: Kitchen;
before(async () => {
  product = await startProduct();
  kitchen = await openKitchen(await product.newContext(), RESTAURANT_ID);
});
after(() => product.stop());

async function newPerson(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await product.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  context.setDefaultTimeout(PATIENCE_MS);
  return { context, page: await context.newPage() };
}

async function newCustomer(): Promise<{ context: BrowserContext; page: Page; email: string }> {
  const person = await newPerson();
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

test('offline and back: nothing is lost, and the screen says how old it is', async () => {
  const { context, page } = await newCustomer();
  const wires = await holdWires(page);
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Waiting for the restaurant · Order #'));
  await page.evaluate(() => {
    document.documentElement.dataset.loadedOnce = 'yes';
  });

  await context.setOffline(true);
  await wires.cut();
  await page.getByText(/^As of \d\d:\d\d$/).waitFor();
  await page.getByText('every 15 seconds').waitFor();
  await kitchen.move(order.id, 'preparing', { prepMinutes: 20 });
  await kitchen.move(order.id, 'delivering');
  assert.equal(await page.getByText('Waiting for the restaurant').first().isVisible(), true);

  wires.mend();
  await context.setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText('The driver is on the way').waitFor();
  const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem');
  for (const index of [0, 1, 2]) assert.match(await steps.nth(index).innerText(), /\d\d:\d\d/);
  await page.waitForFunction(() => document.title.startsWith('On the way · Order #'));
  await page.locator('link[rel="icon"][href$="favicon-delivering.svg"]').waitFor({ state: 'attached' });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.loadedOnce), 'yes');
  await kitchen.move(order.id, 'delivered');
  await page.getByText('Enjoy your meal').first().waitFor();
  assert.deepEqual(productProblems(), []);
});

test('without sockets the screen reads now and then, and says so', async () => {
  const { context, page } = await newCustomer();
  const wires = await holdWires(page);
  await wires.cut();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('every 15 seconds').waitFor();
  await kitchen.move(order.id, 'preparing');
  await page.getByText('is cooking for you').first().waitFor({ timeout: PATIENCE_MS });
  await kitchen.move(order.id, 'cancelled', { reason: 'item_unavailable' });
  assert.deepEqual(productProblems(), []);
});

test('an order is cancelled while the restaurant has not answered, after a question', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('Live', { exact: true }).waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  const heading = page.getByRole('heading', { name: 'This order was cancelled' });
  await heading.waitFor();
  await focusGoesTo(heading);
  await page.getByText('You have nothing to pay.').waitFor();
  await page.getByText('Reason: ').waitFor();
  await assertAccessible(page);
  assert.deepEqual(productProblems(), []);
});

test('a new estimate and a rejection arrive by themselves', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('Live', { exact: true }).waitFor();
  const announcement = page.getByRole('status').filter({ hasText: `Order ${String(order.id)}:` });
  const before = await announcement.innerText();
  await kitchen.move(order.id, 'preparing', { prepMinutes: 60 });
  await announcement.filter({ hasText: 'Being prepared' }).waitFor();
  const arrival = /Arrives (?:on [\d.]+, )?[\d:]+/;
  assert.notEqual(arrival.exec(await announcement.innerText())?.[0], arrival.exec(before)?.[0]);
  await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' });
  await page.getByText('The kitchen has too many orders').first().waitFor();
  assert.deepEqual(productProblems(), []);
});

test('with the keyboard alone: from the list to a rated order, with the answer of the restaurant', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto('/orders');
  const card = page.getByRole('article').filter({ hasText: `#${String(order.id)}` });
  await card.getByText('Waiting for the restaurant').waitFor();
  assert.equal(await card.getByRole('button', { name: /^Rate/ }).count(), 0);
  await tabTo(page, card.getByRole('link', { name: `Track order #${String(order.id)}` }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Order #${String(order.id)}` }).waitFor();
  await kitchen.deliver(order.id);
  await page.getByRole('heading', { name: 'How was it?' }).waitFor();
  await assertAccessible(page);

  await tabTo(page, page.getByRole('link', { name: 'Receipt' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Receipt for order #${String(order.id)}` }).waitFor();
  await assertAccessible(page);
  await page.goto('/orders');
  await tabTo(page, card.getByRole('button', { name: /^Rate/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').waitFor();
  await assertAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await dialog.getByText('Choose one to five stars').waitFor();
  await focusGoesTo(dialog.getByRole('radio').first());
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.insertText('Crisp <b>& hot</b> 🍕');
  await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await card.getByRole('img', { name: '4 of 5 stars' }).waitFor();
  await card.getByText('Crisp <b>& hot</b> 🍕').waitFor();
  await becomes(() => card.getByRole('button', { name: /^Rate/ }).count(), 0);
  await becomes(() => card.evaluate((element) => element.contains(document.activeElement)), true);

  const reviews = await kitchen.request.get(`/api/restaurants/${String(RESTAURANT_ID)}/reviews?limit=1`);
  const [review] = (await reviews.json()) as { id: number }[];
  await kitchen.request.put(`/api/restaurant/reviews/${String(review?.id)}/answer`, { data: { text: 'Thank you.' } });
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('Thank you.').waitFor();
  await page.goto('/orders');
  await page.getByText('Thank you.').waitFor();
  await assertAccessible(page);
  assert.deepEqual(productProblems(), []);
});

test('ordering again: at once when all is as it was, after a question when it is not', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await kitchen.deliver(order.id);
  await page.goto('/orders');
  const again = page.getByRole('button', { name: /^Order again/ });
  await again.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  for (const item of order.items) await drawer.getByText(item.name, { exact: true }).first().waitFor();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);
  const [plain, rich] = order.items;
  assert.ok(plain && rich);
  assert.partialDeepStrictEqual(cart, [
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
  await dialog.getByText(/now €.* instead of €1\.00/).waitFor();
  await dialog.getByText('not on the menu any more').waitFor();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Put 4 dishes into the cart' }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByText(plain.name, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/reorder');

  await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } });
  try {
    await again.click();
    await dialog.getByText('is closed right now').waitFor();
    assert.equal(await dialog.getByRole('button', { name: /into the cart/ }).count(), 0);
  } finally {
    await kitchen.request.post('/api/restaurant/toggle-status', { data: { isOpen: true } });
  }
  assert.deepEqual(productProblems(), []);
});

test('a shared link shows the way of the order, without phone and address', async () => {
  const { context, page } = await newCustomer();
  const order = await placeOrder(context.request, RESTAURANT_ID, {
    notes: 'Secret knock',
    deliveryNotes: 'Third yard',
  });
  await page.goto(`/order/${String(order.id)}`);
  await page.getByText('Torstraße 1').first().waitFor();
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: friend } = await newPerson();
  await friend.goto(link);
  await friend.getByText('You are watching this order by a shared link.').waitFor();
  const seen = await friend.locator('main').innerText();
  for (const secret of ['Torstraße', '030 1234567', 'Mara', 'Secret knock', 'Third yard', 'no onions']) {
    assert.equal(seen.includes(secret), false, `The shared link shows "${secret}".`);
  }
  assert.equal(await friend.locator('a[href^="tel:"]').count(), 0);
  assert.equal(await friend.getByRole('button', { name: /Cancel order|Share link|Notify me/ }).count(), 0);
  await kitchen.move(order.id, 'preparing');
  await friend.getByText('is cooking for you').first().waitFor();
  await kitchen.move(order.id, 'cancelled', { reason: 'closing' });
  await friend.getByText('This order was cancelled').first().waitFor();
  assert.deepEqual(productProblems(), []);
});

test('a guest follows, cancels and rates by the own link alone', async () => {
  const { page, context } = await newPerson();
  const cancelled = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
  await page.goto(`/order/${String(cancelled.id)}?t=${cancelled.guestToken ?? ''}`);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await page.getByText(CONTACT.phone).waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();

  const order = await placeOrder(context.request, RESTAURANT_ID, { contact: CONTACT });
  await kitchen.deliver(order.id);
  await page.goto(`/order/${String(order.id)}?t=${order.guestToken ?? ''}`);
  // The token is no longer in the address, and a reload shows the order all the same.
  await page.waitForURL(`**/order/${String(order.id)}`);
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Your review').waitFor();
  await page.reload();
  await page.getByRole('img', { name: '5 of 5 stars' }).waitFor();
  assert.deepEqual(productProblems(), []);
});

test('notifications are asked for by a button, and tell of a step while nobody looks', async () => {
  const { page, context } = await newCustomer();
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
  const order = await placeOrder(context.request, RESTAURANT_ID);
  await page.goto(`/order/${String(order.id)}`);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('Notifications are on for this device').waitFor();
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
  await page.getByRole('button', { name: 'Notify me' }).waitFor();
  await kitchen.move(order.id, 'cancelled', { reason: 'other' });
});

test('the list goes on page by page, and an unknown order is not found', async () => {
  const { page, context } = await newCustomer();
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Start shopping' }).waitFor();
  await assertAccessible(page);
  const orders: OrderView[] = [];
  for (let count = 0; count < 21; count += 1) {
    const order = await placeOrder(context.request, RESTAURANT_ID);
    await kitchen.move(order.id, 'cancelled', { reason: 'other' });
    orders.push(order);
  }
  const cardOf = (order: OrderView | undefined) =>
    page.getByRole('article').filter({ has: page.getByText(`Order #${String(order?.id)} ·`) });
  await cardOf(orders.at(-1)).waitFor();
  const oldest = cardOf(orders[0]);
  assert.equal(await oldest.count(), 0);
  await page.getByRole('button', { name: 'Show more orders' }).click();
  await oldest.waitFor();
  await becomes(() => page.getByRole('button', { name: 'Show more orders' }).count(), 0);

  const { page: stranger } = await newPerson();
  await stranger.goto(`/order/${String(orders[0]?.id)}`);
  await stranger.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor();
  await assertAccessible(stranger);
});
