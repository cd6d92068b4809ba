/** A restaurant's riders, as its owner and its kitchen see them: hired, on shift, with an order, and off again. */
import type { APIRequestContext } from '@playwright/test';
import type { RiderOrderView } from '../../backend/src/contracts/riders/riders.ts';
import { assertAccessible } from './support/axe.ts';
import { assertFits } from './support/fits.ts';
import { openKitchen, placeOrder, signUp, tabTo } from './support/order-people.ts';
import { PASSWORD } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { keepPrints, printsOf } from './support/prints.ts';
import { letTimePassAtDoor } from './support/rider.ts';
import { overflowOf } from './support/screen-texts.ts';
import { expect, test } from './support/test.ts';

const RESTAURANT = 1;
const WITHOUT_RIDERS = 3;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function call<T>(request: APIRequestContext, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

test('riders are hired, come on shift, get an order by the keyboard, and leave it free when they go @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Gundula Gast');
  const context = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(context, RESTAURANT);
  const { id } = await placeOrder(guest.request, RESTAURANT);
  await kitchen.move(id, 'preparing');
  const page = await context.newPage();

  await page.goto('/restaurant/dashboard/settings/staff');
  await page.getByRole('button', { name: 'Add a login' }).click();
  const form = page.getByRole('dialog', { name: 'Add a login' });
  const email = `rider-${crypto.randomUUID()}@example.com`;
  await form.getByLabel('Name').fill('Rita Rad');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('radio', { name: 'Rider' }).check();
  await assertAccessible(page);
  await form.getByRole('button', { name: 'Create the login' }).click();
  const member = page.getByRole('listitem').filter({ hasText: email });
  await expect(member.getByText('Rider', { exact: true })).toBeVisible();
  await member.getByRole('button', { name: 'Change task: Rita Rad' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Rider' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await assertFits(page);

  const rider = (await product.newContext()).request;
  await call(rider, 'POST', '/api/login', { email, password: PASSWORD });

  await page.goto('/restaurant/dashboard/orders');
  const card = page.getByRole('article', { name: `#${String(id)}` });
  await expect(card).toBeVisible();
  const who = card.getByRole('button', { name: /^Rider: / });
  const panelButton = page.getByRole('button', { name: /^Riders: / });
  await panelButton.click();
  await expect(page.getByRole('dialog', { name: 'Riders' }).getByText('Nobody is on shift.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panelButton).toHaveAccessibleName('Riders: 0 on shift');

  await call(rider, 'POST', '/api/rider/shift', { isOn: true });
  await expect(page.getByRole('button', { name: 'Riders: 1 on shift' })).toBeVisible();
  await expect(who).toHaveText('Rider: nobody yet');

  await tabTo(page, who);
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitemradio', { name: 'Rita Rad 0 orders' });
  await expect(choice).toBeFocused();
  await assertAccessible(page);
  await page.keyboard.press('Enter');
  await expect(who).toHaveText('Rider: Rita Rad');
  await expect(who).toBeFocused();
  const own = await call<RiderOrderView[]>(rider, 'GET', '/api/rider/orders');
  expect(own.find((order) => order.id === id)).toMatchObject({ isMine: true, status: 'preparing' });

  // By the mouse it is dragged: to nobody, and to her again.
  for (const [name, shown] of [
    ['Nobody, free for all riders', 'Rider: nobody yet'],
    ['Rita Rad', 'Rider: Rita Rad'],
  ] as const) {
    await who.hover();
    await page.mouse.down();
    await page.mouse.move(640, 400, { steps: 4 });
    const bar = page.locator('[data-drop-bar]');
    await expect(bar.getByText(`Order #${String(id)}: who brings it?`)).toBeVisible();
    await bar.locator('[data-drop-target]').filter({ hasText: name }).hover();
    await page.mouse.up();
    await expect(who).toHaveText(shown);
    await expect(bar).toHaveCount(0);
  }

  await page.setViewportSize(PHONE);
  await page.getByRole('tab', { name: /^Preparing/ }).click();
  await who.click();
  await expect(page.getByRole('menuitemradio', { name: 'Rita Rad 1 order' })).toBeChecked();
  await assertAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK);

  await call(rider, 'PUT', `/api/rider/orders/${String(id)}/status`, { status: 'delivering' });
  await call(rider, 'POST', '/api/rider/shift', { isOn: false });
  await expect(page.getByText(`Order #${String(id)} has lost its rider.`)).toBeVisible();
  await expect(who).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Riders: 0 on shift' })).toBeVisible();
});

test('a restaurant without riders sees nothing of them @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Gundula Gast');
  const context = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(context, WITHOUT_RIDERS);
  const { id } = await placeOrder(guest.request, WITHOUT_RIDERS);
  await kitchen.move(id, 'preparing');
  const page = await context.newPage();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/restaurant/riders/logins'));
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto('/restaurant/dashboard/orders');
  expect(await (await asked).json()).toEqual({ hasRiders: false });
  const card = page.getByRole('article', { name: `#${String(id)}` });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: /rider/i })).toHaveCount(0);
  await kitchen.move(id, 'delivering');
  await expect(card.getByRole('button', { name: /delivered/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /rider/i })).toHaveCount(0);
  expect(sent.some((frame) => frame.includes(`restaurant:${String(WITHOUT_RIDERS)}:orders`))).toBe(true);
  expect(sent.some((frame) => frame.includes(':riders'))).toBe(false);
});

test('a ticket names the rider, and once the time at a door is over the kitchen decides, and may cancel @release', async () => {
  const guest = await product.newContext();
  await signUp(guest, 'Gundula Gast');
  const context = await product.newContext({ viewport: DESK });
  const kitchen = await openKitchen(context, RESTAURANT);
  const rider = (await product.newContext()).request;
  await call(rider, 'POST', '/api/login', { email: 'rider1@example.com', password: PASSWORD });
  await call(rider, 'POST', '/api/rider/shift', { isOn: true });
  const { id } = await placeOrder(guest.request, RESTAURANT);
  await kitchen.move(id, 'preparing');
  await call(rider, 'POST', `/api/rider/orders/${String(id)}/take`, {});
  await call(rider, 'PUT', `/api/rider/orders/${String(id)}/status`, { status: 'delivering' });

  const page = await context.newPage();
  await keepPrints(page);
  await page.goto('/restaurant/dashboard/orders');
  const card = page.getByRole('article', { name: `#${String(id)}` });
  await expect(card.getByRole('button', { name: 'Rider: Rike Radler' })).toBeVisible();
  await card.getByRole('button', { name: /details/i }).click();
  await card.getByRole('button', { name: /^Print ticket/ }).click();
  await expect.poll(() => printsOf(page)).toEqual([expect.stringContaining('Rider: Rike Radler')]);
  await expect(card.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await call(rider, 'POST', `/api/rider/orders/${String(id)}/nobody-there`);
  await expect(card.getByText(/The rider waits until/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await letTimePassAtDoor(product, id);
  await page.reload();
  await expect(page.getByText('The time is over. Please decide:')).toBeVisible();
  await expect(card.getByText(/Please decide: cancel it, or let the rider leave it/)).toBeVisible();
  await card.getByRole('button', { name: /details/i }).click();
  await card.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('The time is over. Please decide:')).toHaveCount(0);
});
