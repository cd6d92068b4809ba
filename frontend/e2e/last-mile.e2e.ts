/** The last mile on four screens: guest, kitchen, rider and admin, from the order to the receipt, and none of them reloads. */
import type { BrowserContext, Page } from '@playwright/test';
import { type Mailbox, startMailbox } from '../../backend/test/support/mailbox.ts';
import { assertAccessible } from './support/axe.ts';
import { orderAsGuest, orderIdOf, PIZZERIA } from './support/checkout.ts';
import { assertFits } from './support/fits.ts';
import { CONTACT, openKitchen } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { goTo, riderMarkOf, type Spot, startShift, stopOf, wrongCodeFor } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';
import { markLoaded } from './support/unloaded.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1280, height: 900 } };
/** About 1.6 km north of the guest's postcode, from where the ride goes south. */
const START: Spot = { latitude: 52.545, longitude: 13.4055 };
/** About six metres, which a bicycle does in a second. */
const STEP_LATITUDE = 0.00005;

let product: Product;
let mailbox: Mailbox;
test.beforeAll(async ({ startProduct }) => {
  mailbox = await startMailbox();
  product = await startProduct({ env: { SMTP_URL: mailbox.url } });
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.stop();
});

async function openKitchenScreen(): Promise<Page> {
  const context = await product.newContext(DESK);
  await openKitchen(context, PIZZERIA.id);
  const page = await context.newPage();
  await page.goto('/restaurant/dashboard/orders');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

async function openAdminScreen(): Promise<Page> {
  const context = await product.newContext(DESK);
  const data = { email: 'admin@example.com', password: PASSWORD };
  expect((await context.request.post('/api/admin/login', { data })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  return page;
}

/** Rides a step southwards at each look: a phone says where it is once a second at most, and only when it has moved. */
function rideOf(phone: BrowserContext) {
  let { latitude } = START;
  return <T>(look: () => Promise<T>) =>
    async () => {
      latitude -= STEP_LATITUDE;
      await goTo(phone, { ...START, latitude });
      return look();
    };
}

test('an order from the checkout over the kitchen and a rider to the receipt, on four screens', async () => {
  const [kitchen, admin, { context: phone, page: rider }] = await Promise.all([
    openKitchenScreen(),
    openAdminScreen(),
    startShift(product, START),
  ]);
  const guest = await (await product.newContext(PHONE)).newPage();
  await orderAsGuest(guest);
  const id = await orderIdOf(guest);
  const stayed = await Promise.all([guest, kitchen, rider, admin].map(markLoaded));

  // The kitchen accepts it and gives it to the rider, whose phone shows it.
  const ticket = kitchen.getByRole('article', { name: `#${String(id)}` });
  await ticket.getByRole('button', { name: 'Accept Order' }).click();
  await ticket.getByRole('button', { name: 'Rider: nobody yet' }).click();
  await kitchen.getByRole('menuitemradio', { name: /^Rike Radler/ }).click();
  await expect(ticket.getByRole('button', { name: 'Rider: Rike Radler' })).toBeVisible();
  const stop = stopOf(rider, id);
  const alongButton = stop.getByRole('button', { name: 'Take along' });
  await expect(alongButton).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Rike is bringing your order' })).toHaveCount(0);
  const hasLoadedMap = () =>
    guest.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/city-map-')));
  expect(await hasLoadedMap()).toBe(false);

  const taken = rider.waitForResponse((answer) => answer.url().endsWith('/api/rider/orders'));
  await alongButton.click();
  await taken;
  await expect(stop.getByText('Stop 1', { exact: true })).toBeVisible();
  await expect(stop.getByText(CONTACT.name)).toBeVisible();
  const tel = `tel:${CONTACT.phone.replaceAll(' ', '')}`;
  await expect(stop.getByRole('link', { name: `Call ${CONTACT.name}` })).toHaveAttribute('href', tel);
  await expect(stop.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /^geo:0,0\?q=/);
  await expect(stop.getByText('Collect in cash: ')).toBeVisible();
  await assertAccessible(rider);

  // Whoever waits has the name, the code, the words and the map; kitchen and admin follow, too.
  await expect(guest.getByRole('heading', { name: 'Rike is bringing your order' })).toBeVisible();
  const riding = rideOf(phone);
  const map = guest.getByRole('application', { name: 'Map: where the rider is' });
  const mark = riderMarkOf(map);
  await expect.poll(riding(() => mark.count())).toBe(1);
  await expect.poll(riding(() => mark.getAttribute('data-freshness'))).toBe('fresh');
  expect(await hasLoadedMap()).toBe(true);
  await expect(guest.getByText(/^About 1\.\d km away, here in about \d+ min$/).first()).toBeVisible();
  const shown = await guest.getByText('Give the rider this code at your door: ').innerText();
  const [code = ''] = /\d{4}$/.exec(shown) ?? [];
  expect(code).toMatch(/^\d{4}$/);
  await assertAccessible(guest);
  expect(await overflowOf(guest)).toBe(0);
  const row = admin.getByRole('row').filter({ hasText: `#${String(id)}` });
  await expect(row.getByText('On the way')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Riders: 1 on shift' }).click();
  const panel = kitchen.getByRole('dialog', { name: 'Riders' });
  await expect(panel.getByText(`#${String(id)}, on the way`)).toBeVisible();
  await expect.poll(riding(() => panel.getByText('Position: just now').count())).toBe(1);
  const ridersMap = panel.getByRole('application', { name: 'Map of the riders on shift' });
  await expect(riderMarkOf(ridersMap).getByText('Rike Radler')).toBeVisible();
  await assertFits(kitchen);
  await kitchen.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const before = await mark.getAttribute('style');
  await expect.poll(riding(() => mark.getAttribute('style'))).not.toBe(before);

  await stop.getByRole('button', { name: 'Nobody is there' }).click();
  await expect(stop.getByRole('timer')).toHaveText(/The customer has been told\. Wait \d:\d\d min\./);
  const alarm = guest.getByRole('alert').filter({ hasText: 'The rider is at your door and nobody answers.' });
  await expect(alarm).toBeVisible();
  await expect(guest.getByText(/km away/)).toHaveCount(0);
  await expect(kitchen.getByText(`Nobody opens for order #${String(id)}.`)).toBeVisible();
  await expect(ticket.getByText(/^Nobody opens\. The rider waits until /)).toBeVisible();
  await assertFits(kitchen);

  // The code is wrong once, which the kitchen is told, and right once.
  await stop.getByRole('button', { name: 'Hand over' }).click();
  const dialog = rider.getByRole('dialog', { name: `Hand over order #${String(id)}` });
  const digits = dialog.getByLabel('The customer’s four digits');
  await expect(digits).toHaveAttribute('inputmode', 'numeric');
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await digits.fill(wrongCodeFor(code));
  await dialog.getByRole('button', { name: 'Handed over' }).click();
  await expect(dialog.getByText(/Tries left: \d/)).toBeVisible();
  await assertAccessible(rider);
  await expect(kitchen.getByText(`Wrong code for order #${String(id)}.`)).toBeVisible();
  await expect(kitchen.getByText(/tries are left this hour/)).toBeVisible();
  await digits.fill(code);
  await dialog.getByRole('button', { name: 'Handed over' }).click();

  // Delivered, on all four.
  await expect(dialog).toBeHidden();
  await expect(stop).toBeHidden();
  await expect(guest.getByRole('heading', { name: 'Enjoy your meal' })).toBeVisible();
  await expect(map).toHaveCount(0);
  await expect(row.getByText('Delivered')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await kitchen.getByRole('link', { name: 'Done', exact: true }).click();
  const done = kitchen.locator(`details[data-order-id="${String(id)}"]`);
  await expect(done.getByText('Delivered', { exact: true })).toBeVisible();
  await done.locator('summary').click();
  await expect(done.getByText('Rike Radler: Handed over with the customer’s code')).toBeVisible();
  for (const unloaded of stayed) await unloaded();

  // The receipt follows by e-mail and on the order's page.
  const { text } = await mailbox.find(CONTACT.email, `Receipt for your order #${String(id)}`);
  expect(text).toContain('This is the receipt for it.');
  await guest.getByRole('link', { name: 'Receipt' }).click();
  await guest.waitForURL(`**/order/${String(id)}/receipt**`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();

  await rider.getByRole('button', { name: 'End shift' }).click();
  await expect(rider.getByRole('button', { name: 'Start shift' })).toBeVisible();
  // What the browser itself says of a refused code is no fault of the product, nor is a list that a slow machine gave up once.
  expect(product.problems.filter((problem) => !/status of (?:422|503)/.test(problem))).toEqual([]);
});
