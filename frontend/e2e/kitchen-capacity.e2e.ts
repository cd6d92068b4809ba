/** What holds a kitchen's orders back, as its tablets set it and its guests see it wherever they look. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import type { CapacityView } from '../../backend/src/contracts/restaurants/capacity.ts';
import type { OrderView } from '../../backend/src/contracts/orders/order-views.ts';
import { inOneQuarter } from '../../backend/test/support/in-one-quarter.ts';
import { fillCart } from './support/cart.ts';
import { openSection, sectionOf } from './support/checkout-sections.ts';
import { assertAccessible } from './support/axe.ts';
import { placeOrder, signUp } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** One of its own for each test, so that none meets what another has changed. */
const RESTAURANTS = { load: 4, seen: 5, full: 6 } as const;
const DISHES = { 5: 'Peynirli Pide', 6: 'Burrata mit Tomaten' } as const;
/** Three of its restaurant's dish are more than the minimum. */
const portionOf = (id: keyof typeof DISHES) => ({ id, dish: DISHES[id], quantity: 3 });
/** A moment of today, or with its date when it is of another day: late in the evening the next hour is. */
const CLOCK = String.raw`(\d\d\.\d\d\., )?\d\d:\d\d`;

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

interface Person {
  context: BrowserContext;
  page: Page;
}

async function visit(): Promise<Person> {
  const context = await product.newContext();
  return { context, page: await context.newPage() };
}

async function logIn(restaurantId: number): Promise<Person> {
  const tablet = await visit();
  const data = { email: `restaurant${String(restaurantId)}@example.com`, password: PASSWORD };
  expect((await tablet.context.request.post('/api/login', { data })).ok()).toBe(true);
  await liftAll(tablet);
  return tablet;
}

async function liftAll({ context }: Person): Promise<void> {
  for (const measure of ['pause', 'busy', 'cap']) await context.request.delete(`/api/restaurant/load/${measure}`);
}

async function setCapacity({ context }: Person, measure: 'pause' | 'busy' | 'cap', data: object): Promise<void> {
  expect((await context.request.put(`/api/restaurant/load/${measure}`, { data })).ok()).toBe(true);
}

/** A limit that one more order in this quarter of an hour reaches. */
async function setLimit(kitchen: Person): Promise<void> {
  const capacity = (await (await kitchen.context.request.get('/api/restaurant/load')).json()) as CapacityView;
  await setCapacity(kitchen, 'cap', { orders: capacity.ordersThisQuarter + 1 });
}

test('load: pause, extra time and limit, live on another tablet and for a guest, each with its end @release', async () => {
  const id = RESTAURANTS.load;
  const [one, two, guest] = await Promise.all([logIn(id), logIn(id), visit()]);
  await Promise.all([
    one.page.goto('/restaurant/dashboard/orders'),
    two.page.goto('/restaurant/dashboard/menu'),
    guest.page.goto(`/restaurant/${String(id)}`),
  ]);
  const active = two.page.getByRole('list', { name: 'Active now' });
  const hint = guest.page.getByText('Open', { exact: true }).first();
  await expect(hint).toBeVisible();
  await one.page.getByRole('button', { name: 'Capacity', exact: true }).click();
  const panel = one.page.getByRole('dialog', { name: 'Capacity' });
  await expect(panel.getByText(/^Open\. Delivery time: [^,]*$/)).toBeVisible();

  await panel.getByRole('button', { name: '30 minutes', exact: true }).click();
  const said = panel.getByText(new RegExp(`^Closed until .*${CLOCK}\\. Customers can order ahead`));
  await expect(said).toBeVisible();
  // The same opening, word for word, as on the restaurant's page.
  const [opening = ''] = /Closed until [^.]*/.exec(await said.innerText()) ?? [];
  await expect(guest.page.getByText(opening, { exact: false }).first()).toBeVisible();
  await expect(active.getByText(new RegExp(`^Paused until ${CLOCK}`))).toBeVisible();
  const timer = active.getByRole('timer');
  expect((await timer.textContent()) ?? '').toMatch(/^(30:00|2\d:\d\d) left$/);
  const before = await timer.textContent();
  await two.page.waitForFunction((text) => document.querySelector('[role="timer"]')?.textContent !== text, before);
  await expect(guest.page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(two.page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(two.page.getByText('Outside hours', { exact: true })).toBeHidden();
  await active.getByRole('button', { name: 'Take orders again' }).click();
  await expect(hint).toBeVisible();
  await expect(panel.getByText(/^Open\. Delivery time: [^,]*$/)).toBeVisible();
  await expect(two.page.getByText('Paused', { exact: true })).toBeHidden();

  await panel.getByLabel('For how long').first().selectOption({ label: '2 hours' });
  await panel.getByRole('button', { name: '+15 minutes' }).click();
  await expect(panel.getByText(/^Open\. Delivery time: .*, usually /)).toBeVisible();
  await expect(active.getByText(new RegExp(`^Busy until ${CLOCK}: 15 minutes longer$`))).toBeVisible();
  expect((await timer.textContent()) ?? '').toMatch(/^(2:00:00|1:5\d:\d\d) left$/);
  // The same extra time for longer changes nothing for guests, and still reaches the other tablet.
  await panel.getByLabel('For how long').first().selectOption({ label: '4 hours' });
  await panel.getByRole('button', { name: '+15 minutes' }).click();
  await expect(active.getByText(/^(4:00:00|3:59:\d\d) left$/)).toBeVisible();

  await panel.getByRole('button', { name: 'One order more' }).click();
  await panel.getByRole('button', { name: 'Set the limit' }).click();
  // One line stands above every screen; the second measure is behind its button.
  await two.page.getByRole('button', { name: '+1 more' }).click();
  await expect(
    active.getByText(/^At most 9 orders in a quarter of an hour until .* · \d of 9 taken in this one$/),
  ).toBeVisible();
  await assertAccessible(one.page);
  await active.getByRole('button', { name: 'Lift the limit' }).click();
  await active.getByRole('button', { name: 'Back to the usual time' }).click();
  await expect(panel.getByText(/^Open\. Delivery time: [^,]*$/)).toBeVisible();
  // The tablet that took the measures back may hear of it later than the one that looks on.
  await expect(active.getByRole('listitem')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Until tomorrow' }).click();
  await expect(active.getByText(/^Paused until \d\d\.\d\d\., \d\d:\d\d$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Take orders again' }).click();
  await expect(active.getByRole('listitem')).toBeHidden();
  await Promise.all([one, two, guest].map(({ context }) => context.close()));
});

test('the switch takes a second click while the first is on its way, and the last one decides @release', async () => {
  const [kitchen, guest] = await Promise.all([logIn(RESTAURANTS.load), visit()]);
  await Promise.all([kitchen.page.goto('/restaurant/dashboard/orders'), guest.page.goto('/')]);
  const card = guest.page.getByRole('article').filter({ has: guest.page.locator('a[href="/restaurant/4"]') });
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  const isSecondClicked = Promise.withResolvers<undefined>();
  const asked: boolean[] = [];
  await kitchen.page.route('**/api/restaurant/toggle-status', async (route) => {
    asked.push((route.request().postDataJSON() as { isOpen: boolean }).isOpen);
    await isSecondClicked.promise;
    await route.continue();
  });
  const openSwitch = kitchen.page.getByRole('switch', { name: 'Restaurant open' });
  await openSwitch.click({ force: true });
  await expect(kitchen.page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await openSwitch.click({ force: true });
  await expect(kitchen.page.getByText('Open', { exact: true }).first()).toBeVisible();
  isSecondClicked.resolve(undefined);
  await kitchen.page.waitForResponse((answer) => answer.url().endsWith('toggle-status') && asked.length === 2);
  expect(asked).toEqual([false, true]);
  await expect(openSwitch).toBeChecked();
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  await Promise.all([kitchen.context.close(), guest.context.close()]);
});

test('guests see it at once on the home page, in the cart and among their favourites @release', async () => {
  const id = RESTAURANTS.seen;
  const [kitchen, guest] = await Promise.all([logIn(id), visit()]);
  const { context, page: cart } = guest;
  await signUp(context, 'Gesa Gast');
  expect((await context.request.put(`/api/favourites/${String(id)}`)).ok()).toBe(true);
  const [{ restaurantName: name } = { restaurantName: '' }] = await fillCart(cart, portionOf(id));
  const [home, favourites] = [await context.newPage(), await context.newPage()];
  await Promise.all([home.goto('/?city=berlin'), favourites.goto('/favourites'), cart.goto('/cart')]);
  const cards = [home, favourites].map((page) => page.getByRole('article').filter({ hasText: name }));
  const part = cart.getByRole('group', { name });
  await Promise.all([
    ...cards.map((card) => expect(card.getByText('Open', { exact: true })).toBeVisible()),
    expect(part).toBeVisible(),
  ]);
  const areSeen = (hint: RegExp | string, notice: RegExp | string) =>
    Promise.all([
      ...cards.map((card) => expect(card.getByText(hint)).toBeVisible()),
      expect(part.getByText(notice)).toBeVisible(),
    ]);
  const areGone = (hint: RegExp | string, notice: RegExp | string) =>
    Promise.all(
      [...cards.map((card) => card.getByText(hint)), part.getByText(notice)].map((text) => expect(text).toBeHidden()),
    );

  const busy = ['Busy right now', 'delivery takes about 15 minutes longer than usual'] as const;
  await setCapacity(kitchen, 'busy', { minutes: 15 });
  await areSeen(...busy);
  await Promise.all([home, favourites, cart].map(assertAccessible));
  // Whoever comes later reads the same from the answers alone.
  await Promise.all([home, favourites, cart].map((page) => page.reload()));
  await areSeen(...busy);
  await kitchen.context.request.delete('/api/restaurant/load/busy');
  await areGone(...busy);

  const pause = [
    new RegExp(`^Break until ${CLOCK}$`),
    new RegExp(`${name} is taking a break until .*\\d\\d:\\d\\d`),
  ] as const;
  await setCapacity(kitchen, 'pause', { minutes: 30 });
  await areSeen(...pause);
  // The drawer says the same as the page.
  await home.getByRole('button', { name: /^Open cart, / }).click();
  const drawer = home.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(pause[1])).toBeVisible();
  await assertAccessible(home);
  await home.keyboard.press('Escape');
  await kitchen.context.request.delete('/api/restaurant/load/pause');
  await areGone(...pause);

  const full = [
    new RegExp(`^Full until ${CLOCK}$`),
    new RegExp(`^Until ${CLOCK} the kitchen only takes orders for later`),
  ] as const;
  await inOneQuarter(async () => {
    await setLimit(kitchen);
    await placeOrder(context.request, id);
    await areSeen(...full);
  });
  await kitchen.context.request.delete('/api/restaurant/load/cap');
  await areGone(...full);
  await Promise.all([kitchen.context.close(), context.close()]);
});

test('the delivery time is one on card, restaurant, cart, open checkout and order, and moves with the kitchen @release', async () => {
  const id = RESTAURANTS.seen;
  const [kitchen, guest] = await Promise.all([logIn(id), visit()]);
  const { context, page: checkout } = guest;
  await signUp(context, 'Timo Takt');
  const [{ restaurantName: name } = { restaurantName: '' }] = await fillCart(checkout, portionOf(id));
  const [home, restaurant, cart] = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all([
    home.goto('/?city=berlin'),
    restaurant.goto(`/restaurant/${String(id)}`),
    cart.goto('/cart'),
    checkout.goto('/checkout'),
  ]);
  const shown = [
    home.getByRole('article').filter({ hasText: name }).getByText('25–35 min', { exact: true }),
    restaurant.getByRole('definition').filter({ hasText: '25–35 min' }),
    cart.getByText('Delivery in 25–35 min', { exact: true }),
    checkout.getByText('As soon as possible, in about 25–35 min', { exact: true }),
  ];
  await Promise.all(shown.map((time) => expect(time.first()).toBeVisible()));

  await setCapacity(kitchen, 'busy', { minutes: 20 });
  await Promise.all([
    expect(home.getByRole('article').filter({ hasText: name }).getByText('45–55 min', { exact: true })).toBeVisible(),
    expect(restaurant.getByRole('definition').filter({ hasText: '45–55 min' }).first()).toBeVisible(),
    expect(cart.getByText('Delivery in 45–55 min', { exact: true })).toBeVisible(),
    expect(checkout.getByText('As soon as possible, in about 45–55 min', { exact: true }).first()).toBeVisible(),
  ]);
  const order = await placeOrder(context.request, id);
  const minutes = [order.estimatedFrom, order.estimatedTo].map(
    (time) => (Date.parse(time ?? '') - Date.parse(order.createdAt)) / 60_000,
  );
  expect(minutes).toEqual([45, 55]);
  await kitchen.context.request.delete('/api/restaurant/load/busy');
  await Promise.all(shown.map((time) => expect(time.first()).toBeVisible()));
  await Promise.all([kitchen.context.close(), context.close()]);
});

test('a full kitchen offers the next time that it has room for, and takes the order for it @release', () =>
  inOneQuarter(async () => {
    const id = RESTAURANTS.full;
    const [kitchen, { context, page }] = await Promise.all([logIn(id), visit()]);
    await signUp(context, 'Gundula Gast');
    await fillCart(page, portionOf(id));
    await page.goto('/checkout');
    await page.getByRole('textbox', { name: 'Street' }).fill('Torstraße 1, 10119 Berlin');
    await openSection(page, 'Notes');
    await page.getByRole('textbox', { name: 'Anything the restaurant should know' }).fill('Bitte klingeln');
    const order = page.getByRole('button', { name: 'Order with obligation to pay' });
    await setLimit(kitchen);
    await placeOrder(context.request, id);
    await order.click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'The kitchen is not taking any more orders for this time' });
    const offer = notice.getByRole('button', { name: new RegExp(`^Order for ${CLOCK} instead$`) });
    await expect(offer).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-notices'))).toBe(true);
    await assertAccessible(page);
    const time = (await offer.textContent())?.replace(/^Order for (.*) instead$/, '$1') ?? '';
    await offer.click();
    await expect(notice.getByText(`Delivery is set to ${time}.`)).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'submit');
    await expect(sectionOf(page, 'Delivery time').getByText(time)).toBeVisible();
    await expect(sectionOf(page, 'Notes').getByText('Bitte klingeln')).toBeVisible();
    await order.click();
    await page.waitForURL('**/order/*');
    const answer = await context.request.get(`/api/orders/${page.url().replace(/.*\/order\/(\d+).*/, '$1')}`);
    const { scheduledFor } = (await answer.json()) as OrderView;
    assert.ok(scheduledFor);
    const clock = new Date(scheduledFor).toLocaleTimeString('de-DE', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Berlin',
    });
    expect(time.endsWith(clock), `${time} was offered, ${clock} was ordered`).toBe(true);
    await liftAll(kitchen);
    await Promise.all([kitchen.context.close(), context.close()]);
  }));

test('nothing went wrong on any page @release', () => {
  // A full kitchen's refusal is said on the screen; the browser writes it down as well.
  expect(product.problems.filter((problem) => !problem.includes('status of 409'))).toEqual([]);
});
