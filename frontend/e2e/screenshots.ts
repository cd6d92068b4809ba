/**
 * `npm run screenshots`: every screen at 1280 and 390 px into docs/screenshots, from the built product with its demo
 * data and one order under way.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type Product, startProduct } from './support/product.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');
const PASSWORD = 'tischlein-deck-dich';
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

type Who = 'visitor' | 'customer' | 'kitchen' | 'admin';
interface Shot {
  name: string;
  who: Who;
  path: string;
  colorScheme?: 'dark';
  /** Brings the page to what is to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

const LOGINS: Record<Exclude<Who, 'visitor'>, { call: string; email: string }> = {
  customer: { call: '/api/login', email: 'kunde@example.com' },
  kitchen: { call: '/api/login', email: 'restaurant1@example.com' },
  admin: { call: '/api/admin/login', email: 'admin@example.com' },
};

async function contextOf(product: Product, who: Who, shot: Shot | null, size = SIZES[0]): Promise<BrowserContext> {
  const context = await product.newContext({
    ...(size ? { viewport: size } : {}),
    colorScheme: shot?.colorScheme ?? 'light',
    reducedMotion: 'reduce',
  });
  if (who !== 'visitor') {
    const { call, email } = LOGINS[who];
    await context.request.post(call, { data: { email, password: PASSWORD } });
  }
  return context;
}

interface Menu {
  items: { id: number; name: string; price: string; optionGroups: { minChoices: number }[] }[];
}

/** Orders that make the screens live: one delivered, one in the oven, one new. Answers the id of the one in the oven. */
async function placeOrders(product: Product): Promise<number> {
  const customer = await contextOf(product, 'customer', null);
  const kitchen = await contextOf(product, 'kitchen', null);
  const menus = (await (await customer.request.get('/api/restaurants/1/menus')).json()) as Menu[];
  const dishes = menus
    .flatMap((menu) => menu.items)
    .filter((dish) => dish.optionGroups.every((g) => g.minChoices === 0));
  const ids: number[] = [];
  for (const [index, way] of [['preparing', 'delivering', 'delivered'], ['preparing'], []].entries()) {
    const answer = await customer.request.post('/api/orders', {
      data: {
        restaurantId: 1,
        items: dishes.slice(index, index + 3).map((dish) => ({ menuItemId: dish.id, quantity: 2 })),
        deliveryAddress: 'Torstraße 1, 10119 Berlin',
        paymentMethod: 'cash_on_delivery',
        notes: index === 2 ? 'Bitte ohne Zwiebeln' : undefined,
      },
    });
    const { id } = (await answer.json()) as { id: number };
    ids.push(id);
    for (const status of way)
      await kitchen.request.put(`/api/restaurant/orders/${String(id)}/status`, { data: { status } });
  }
  await Promise.all([customer.close(), kitchen.close()]);
  return ids[1] ?? 0;
}

async function fillCart(page: Page): Promise<void> {
  for (const name of ['Focaccia al rosmarino', 'Caprese', 'Bruschetta al pomodoro']) {
    await page.getByRole('button', { name: `Add ${name} to the cart` }).click();
  }
}

function shots(orderId: number): Shot[] {
  const inCart = (after: string) => async (page: Page) => {
    await fillCart(page);
    await page.goto(after);
    await page.getByText('Caprese').first().waitFor();
  };
  return [
    { name: 'home', who: 'visitor', path: '/' },
    { name: 'home-dark', who: 'visitor', path: '/', colorScheme: 'dark' },
    { name: 'restaurant', who: 'visitor', path: '/restaurant/1' },
    {
      name: 'cart-drawer',
      who: 'visitor',
      path: '/restaurant/1',
      prepare: async (page) => {
        await fillCart(page);
        await page.getByRole('button', { name: /^Open cart/ }).click();
        await page.getByRole('link', { name: 'To the cart' }).waitFor();
      },
    },
    { name: 'cart', who: 'visitor', path: '/restaurant/1', prepare: inCart('/cart') },
    { name: 'checkout', who: 'customer', path: '/restaurant/1', prepare: inCart('/checkout') },
    { name: 'tracking', who: 'customer', path: `/order/${String(orderId)}` },
    { name: 'orders', who: 'customer', path: '/orders' },
    { name: 'login', who: 'visitor', path: '/auth' },
    { name: 'register', who: 'visitor', path: '/auth?mode=register' },
    { name: 'restaurant-login', who: 'visitor', path: '/restaurant/login' },
    { name: 'kitchen-overview', who: 'kitchen', path: '/restaurant/dashboard' },
    { name: 'kitchen-queue', who: 'kitchen', path: '/restaurant/dashboard/orders' },
    { name: 'kitchen-queue-dark', who: 'kitchen', path: '/restaurant/dashboard/orders', colorScheme: 'dark' },
    { name: 'kitchen-menu', who: 'kitchen', path: '/restaurant/dashboard/menu' },
    { name: 'kitchen-settings', who: 'kitchen', path: '/restaurant/dashboard/settings' },
    { name: 'admin-login', who: 'visitor', path: '/admin/auth' },
    { name: 'admin-overview', who: 'admin', path: '/admin/dashboard' },
    { name: 'admin-restaurants', who: 'admin', path: '/admin/dashboard/restaurants' },
    { name: 'admin-orders', who: 'admin', path: '/admin/dashboard/orders' },
  ];
}

async function take(product: Product, shot: Shot, size: { width: number; height: number }): Promise<void> {
  const context = await contextOf(product, shot.who, shot, size);
  const page = await context.newPage();
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path: path.join(FOLDER, `${shot.name}-${String(size.width)}.png`) });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ env: { RATE_LIMIT: 'off', ACCEPT_DEADLINE_SECONDS: '900' } });
try {
  const orderId = await placeOrders(product);
  for (const shot of shots(orderId)) {
    for (const size of SIZES) await take(product, shot, size);
    console.log(shot.name);
  }
  if (product.problems.length > 0) throw new Error(product.problems.join('\n'));
} finally {
  await product.stop();
}
