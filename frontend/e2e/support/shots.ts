/** What `npm run screenshots` takes, and what has to have happened before. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../../backend/src/contracts/constants.ts';
import { CONTACT, type Kitchen, openKitchen, placeOrder, signUp } from './order-people.ts';
import { PASSWORD, placeOrders } from './orders.ts';
import type { Product } from './product.ts';

export type Who = 'visitor' | 'customer' | 'kitchen' | 'admin';

export interface Shot {
  name: string;
  who: Who;
  path: string;
  language?: Language;
  colorScheme?: 'dark';
  /** Of somebody else than the usual one of this kind. */
  email?: string;
  sizes?: readonly { width: number; height: number }[];
  /** Brings the page to what is to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

export const LOGINS: Record<Exclude<Who, 'visitor'>, { call: string; email: string }> = {
  customer: { call: '/api/login', email: 'kunde@example.com' },
  kitchen: { call: '/api/login', email: 'restaurant1@example.com' },
  admin: { call: '/api/admin/login', email: 'admin@example.com' },
};

interface World {
  deliveredId: number;
  cancelledId: number;
  reportedId: number;
  preparingId: number;
  pendingId: number;
  guestOrder: string;
}

const REVIEWS = [
  { name: 'Lena Brandt', rating: 5, text: 'Knuspriger Boden, viel Käse, und noch heiß angekommen.' },
  { name: 'Mehmet Yıldız', rating: 4, text: 'Çok lezzetliydi. Bir dahaki sefere daha fazla biber.' },
  { name: 'Ann Reed', rating: 5, text: 'The crust is perfect, and the tracking was right to the minute.' },
];

/** Orders at every step, reviews with an answer, favourites and addresses. */
export async function prepareWorld(product: Product): Promise<World> {
  const kitchen = await openKitchen(await product.newContext(), 1);
  for (const { name, rating, text } of REVIEWS) {
    const guest = await product.newContext();
    await signUp(guest, name);
    const order = await placeOrder(guest.request, 1);
    await kitchen.deliver(order.id);
    await guest.request.post(`/api/orders/${String(order.id)}/review`, { data: { rating, text } });
    await guest.close();
  }
  const reviews = (await (await kitchen.request.get('/api/restaurants/1/reviews?limit=1')).json()) as { id: number }[];
  await kitchen.request.put(`/api/restaurant/reviews/${String(reviews[0]?.id)}/answer`, {
    data: { text: 'Grazie, Ann. We will tell the oven.' },
  });

  const customer = await product.newContext();
  await customer.request.post(LOGINS.customer.call, { data: { email: LOGINS.customer.email, password: PASSWORD } });
  for (const id of [1, 5, 3]) await customer.request.put(`/api/favourites/${String(id)}`);
  for (const data of [
    { label: 'Zuhause', address: 'Gneisenaustraße 27, 10961 Berlin', notes: 'Hinterhaus, 2. Stock', isDefault: true },
    { label: 'Büro', address: 'Karl-Liebknecht-Straße 13, 10178 Berlin' },
  ]) {
    await customer.request.post('/api/addresses', { data });
  }
  const cancelledId = await cancelledOrder(customer, kitchen);
  const reportedId = await reportedOrder(customer, kitchen);
  await customer.close();

  const guest = await product.newContext();
  const guestOrder = await placeOrder(guest.request, 3, { contact: CONTACT });
  await guest.close();
  const [deliveredId = 0, preparingId = 0, pendingId = 0] = await placeOrders(product);
  return {
    deliveredId,
    cancelledId,
    reportedId,
    preparingId,
    pendingId,
    guestOrder: `/order/${String(guestOrder.id)}?t=${guestOrder.guestToken ?? ''}`,
  };
}

async function cancelledOrder({ request }: BrowserContext, kitchen: Kitchen): Promise<number> {
  const order = await placeOrder(request, 1);
  await kitchen.move(order.id, 'cancelled', { reason: 'too_busy' });
  return order.id;
}

/** With a problem that was answered and one that waits. */
async function reportedOrder({ request }: BrowserContext, kitchen: Kitchen): Promise<number> {
  const order = await placeOrder(request, 1);
  await kitchen.deliver(order.id);
  const path = `/api/orders/${String(order.id)}/problems`;
  const itemIds = order.items.slice(0, 1).map(({ id }) => id);
  const missing = { kind: 'missing', itemIds, wish: 'money_back', text: 'One of the four was not in the bag.' };
  const { id } = (await (await request.post(path, { data: missing })).json()) as { id: number };
  await kitchen.request.post(`/api/restaurant/problems/${String(id)}/answers`, {
    data: { text: 'We are sorry. You get the money for it back today.', expectedVersion: 1 },
  });
  await request.post(path, { data: { kind: 'late', text: 'And it came forty minutes after the time.' } });
  return order.id;
}

const RESTAURANT = '/restaurant/1';

/** The last button of a dish's card adds it. */
async function fillCart(page: Page): Promise<void> {
  for (const name of ['Focaccia al rosmarino', 'Caprese', 'Bruschetta al pomodoro']) {
    await page.getByRole('article').filter({ hasText: name }).getByRole('button').last().click();
  }
}

const inCart = (after: string) => async (page: Page) => {
  await fillCart(page);
  await page.goto(after);
  await page.getByText('Caprese').first().waitFor();
};

/** In the middle of the menu, with something in the cart: all bars are there. */
async function readMenu(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('heading', { name: 'Pizza', exact: true }).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
}

async function openCart(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'To checkout' }).waitFor();
}

async function openDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Margherita', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseCity(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Choose your city' }).getByRole('button', { name: 'Berlin' }).click();
}

async function searchHome(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('piz');
  await page.getByRole('heading', { name: /found/ }).waitFor();
}

async function toProblems(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Problem with my order' });
  await box.getByRole('article').last().waitFor();
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

function customerShots({ deliveredId, cancelledId, reportedId, preparingId, pendingId, guestOrder }: World): Shot[] {
  const order = (id: number) => `/order/${String(id)}`;
  return [
    { name: 'home', who: 'visitor', path: '/' },
    { name: 'home-dark', who: 'visitor', path: '/', colorScheme: 'dark' },
    { name: 'home-tr', who: 'visitor', path: '/', language: 'tr' },
    { name: 'home-filters', who: 'visitor', path: '/', prepare: openFilters },
    { name: 'home-de-dark', who: 'visitor', path: '/', language: 'de', colorScheme: 'dark' },
    { name: 'home-city', who: 'visitor', path: '/', prepare: chooseCity },
    { name: 'home-search', who: 'visitor', path: '/', prepare: searchHome },
    { name: 'home-customer', who: 'customer', path: '/' },
    { name: 'home-customer-de-dark', who: 'customer', path: '/', language: 'de', colorScheme: 'dark' },
    { name: 'restaurant', who: 'visitor', path: RESTAURANT },
    { name: 'restaurant-menu', who: 'visitor', path: RESTAURANT, prepare: readMenu },
    { name: 'restaurant-tr-dark', who: 'visitor', path: RESTAURANT, language: 'tr', colorScheme: 'dark' },
    { name: 'restaurant-information', who: 'visitor', path: `${RESTAURANT}?tab=information` },
    { name: 'restaurant-reviews', who: 'visitor', path: `${RESTAURANT}?tab=reviews` },
    { name: 'dish', who: 'visitor', path: RESTAURANT, prepare: openDish },
    { name: 'cart-drawer', who: 'visitor', path: RESTAURANT, prepare: openCart },
    { name: 'cart', who: 'visitor', path: RESTAURANT, prepare: inCart('/cart') },
    { name: 'checkout', who: 'customer', path: RESTAURANT, prepare: inCart('/checkout') },
    { name: 'checkout-guest-de', who: 'visitor', path: RESTAURANT, language: 'de', prepare: inCart('/checkout') },
    { name: 'tracking', who: 'customer', path: order(preparingId) },
    { name: 'tracking-dark', who: 'customer', path: order(pendingId), colorScheme: 'dark' },
    { name: 'tracking-delivered-tr', who: 'customer', path: order(deliveredId), language: 'tr' },
    { name: 'tracking-cancelled', who: 'customer', path: order(cancelledId) },
    { name: 'tracking-problem', who: 'customer', path: order(reportedId), prepare: toProblems },
    { name: 'tracking-guest', who: 'visitor', path: guestOrder },
    { name: 'receipt-de', who: 'customer', path: `${order(deliveredId)}/receipt`, language: 'de' },
    { name: 'orders', who: 'customer', path: '/orders' },
    { name: 'favourites', who: 'customer', path: '/favourites' },
    { name: 'profile', who: 'customer', path: '/profile' },
    { name: 'profile-de-dark', who: 'customer', path: '/profile', language: 'de', colorScheme: 'dark' },
    { name: 'addresses', who: 'customer', path: '/profile/addresses' },
    { name: 'login', who: 'visitor', path: '/auth' },
    { name: 'register', who: 'visitor', path: '/auth?mode=register' },
    { name: 'how-it-works', who: 'visitor', path: '/how-it-works' },
  ];
}

const kitchenShot = (name: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name: `kitchen-${name}`,
  who: 'kitchen',
  path: `/restaurant/dashboard${path}`,
  ...more,
});
const adminShot = (name: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name: `admin-${name}`,
  who: 'admin',
  path: `/admin/dashboard${path}`,
  ...more,
});

const PARTNER_SHOTS: readonly Shot[] = [
  { name: 'business-registration-de', who: 'visitor', path: '/business-registration', language: 'de' },
  { name: 'restaurant-login', who: 'visitor', path: '/restaurant/login' },
  kitchenShot('overview', ''),
  kitchenShot('queue', '/orders'),
  kitchenShot('queue-dark', '/orders', { colorScheme: 'dark' }),
  kitchenShot('menu', '/menu'),
  kitchenShot('reviews-de', '/reviews', { language: 'de' }),
  kitchenShot('problems', '/problems'),
  kitchenShot('report', '/reports'),
  kitchenShot('settings', '/settings'),
  kitchenShot('settings-hours-de', '/settings/hours', { language: 'de' }),
  kitchenShot('settings-information', '/settings/information'),
  kitchenShot('settings-legal-de', '/settings/legal', { language: 'de' }),
  kitchenShot('settings-staff-tr', '/settings/staff', { language: 'tr' }),
  kitchenShot('settings-till', '/settings/till'),
  { name: 'admin-login', who: 'visitor', path: '/admin/auth' },
  adminShot('overview', ''),
  adminShot('overview-de-dark', '', { language: 'de', colorScheme: 'dark' }),
  adminShot('board', '/board'),
  adminShot('restaurants', '/restaurants'),
  adminShot('approvals-tr', '/approvals', { language: 'tr' }),
  adminShot('users', '/users'),
  adminShot('orders', '/orders'),
  adminShot('payments-de', '/payments', { language: 'de' }),
  adminShot('statement-de', '/statements/1', { language: 'de' }),
  adminShot('translations', '/translations'),
  adminShot('problems', '/problems'),
  adminShot('audit', '/audit'),
];

export function shotsOf(world: World): Shot[] {
  return [...customerShots(world), ...PARTNER_SHOTS];
}
