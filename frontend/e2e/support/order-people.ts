/** Customers, guests and a kitchen that act over HTTP, so that a journey in the browser meets a live order. */
import type { APIRequestContext, APIResponse, BrowserContext, Locator, Page } from 'playwright-core';
import type { CancelReason, OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import { ADDRESS_IN } from '../../../backend/test/support/person.ts';
import type { RestaurantDetailView } from '../../../backend/src/contracts/restaurants/restaurant-views.ts';
import type { MenuView } from '../../../backend/src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../../backend/src/contracts/orders/order-views.ts';
import type { PlaceOrderRequest } from '../../../backend/src/contracts/http/requests.gen.ts';
import type { Product } from './product.ts';

const PASSWORD = 'tischlein-deck-dich';
export const CONTACT = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };

async function read<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${String(answer.status())} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Of everybody whom `signUp` signs in. */
export const NEW_PASSWORD = 'correct horse battery';

/** Signs a new customer in, in this browser. */
export async function signUp(context: BrowserContext, name: string, more: { phone?: string } = {}): Promise<string> {
  const email = `person-${crypto.randomUUID()}@example.com`;
  const data = { name, email, password: NEW_PASSWORD, city: 'berlin', phone: '030 1234567', ...more };
  await read(await context.request.post('/api/register', { data }));
  return email;
}

/** Two of a dish without options and one of a dish with, and a note. */
async function cartOf(request: APIRequestContext, restaurantId: number): Promise<PlaceOrderRequest> {
  const path = `/api/restaurants/${String(restaurantId)}`;
  const restaurant = await read<RestaurantDetailView>(await request.get(path));
  const menus = await read<MenuView[]>(await request.get(`${path}/menus`));
  const dishes = menus.flatMap((menu) => menu.items).filter((item) => item.available);
  const plain = dishes.find((item) => item.optionGroups.every((group) => group.minChoices === 0));
  const rich = dishes.find((item) => item.optionGroups.length > 0);
  if (!plain || !rich) throw new Error('The restaurant has too few dishes.');
  const optionIds = rich.optionGroups.flatMap(({ options, minChoices }) =>
    options.slice(0, Math.max(1, minChoices)).map(({ id }) => id),
  );
  return {
    restaurantId,
    items: [
      { menuItemId: plain.id, quantity: 4 },
      { menuItemId: rich.id, quantity: 1, optionIds, notes: 'no onions' },
    ],
    deliveryAddress: ADDRESS_IN[restaurant.city],
    paymentMethod: 'cash_on_delivery',
  };
}

export async function placeOrder(
  request: APIRequestContext,
  restaurantId: number,
  more: Partial<PlaceOrderRequest> = {},
): Promise<OrderView> {
  const data = { ...(await cartOf(request, restaurantId)), ...more };
  return read<OrderView>(await request.post('/api/orders', { data }));
}

export interface Kitchen {
  readonly request: APIRequestContext;
  readonly move: (
    orderId: number,
    status: OrderStatus,
    more?: { prepMinutes?: number; reason?: CancelReason },
  ) => Promise<void>;
  readonly deliver: (orderId: number) => Promise<void>;
}

export async function openKitchen(context: BrowserContext, restaurantId: number): Promise<Kitchen> {
  const { request } = context;
  const data = { email: `restaurant${String(restaurantId)}@example.com`, password: PASSWORD };
  await read(await request.post('/api/login', { data }));
  const move: Kitchen['move'] = async (orderId, status, more = {}) => {
    const path = `/api/restaurant/orders/${String(orderId)}/status`;
    await read(await request.put(path, { data: { status, ...more } }));
  };
  return {
    request,
    move,
    async deliver(orderId) {
      for (const status of ['preparing', 'delivering', 'delivered'] as const) await move(orderId, status);
    },
  };
}

const MAX_TABS = 120;

/** Goes on with the Tab key until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** As if the order had been placed when its restaurant could have answered for as long as it may. */
export async function letDeadlinePass(product: Product, orderId: number): Promise<void> {
  const sql = `UPDATE orders SET created_at = created_at - interval '2 minutes',
    accept_deadline_at = accept_deadline_at - interval '2 minutes' WHERE id = $1`;
  const { rowCount } = await product.sql(sql, [orderId]);
  if (rowCount !== 1) throw new Error(`There is no order #${String(orderId)}.`);
}
