/** From a visitor to a rated order, in German on a phone by the texts of the catalogue; and what the restaurant says to a review. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { de } from '../../backend/src/contracts/messages/de.ts';
import type { TextKey } from '../src/i18n/texts.ts';
import { translate, type TextValues } from '../src/i18n/translate.ts';
import { assertAccessible } from './support/axe.ts';
import { type Kitchen, openKitchen, placeOrder, signUp } from './support/order-people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'correct horse battery';
const GRILL = { id: 5, name: 'Köz Ocakbaşı' };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

let product: Product;
let kitchen: Kitchen;
let kitchenContext: BrowserContext;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
  kitchenContext = await product.newContext(DESKTOP);
  kitchen = await openKitchen(kitchenContext, GRILL.id);
});
test.afterAll(() => product.stop());

type Text = (key: TextKey, values?: TextValues) => string;

const german: Text = (key, values) => translate(de, 'de', key, values);

async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await product.newContext(options);
  return context.newPage();
}

async function expectLanguage(page: Page, language: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toEqual(language);
}

/** Looks for a dish with a slip of the pen, opens its restaurant and orders one with extras and a wish. */
async function fillCart(page: Page, t: Text): Promise<void> {
  await page.getByRole('searchbox', { name: t('home.search') }).fill('adanna kebab');
  await page.waitForURL(/q=adanna/);
  const card = page.getByRole('article').filter({ hasText: GRILL.name });
  await expect(card.getByText('Adana Kebap')).toBeVisible();
  await assertAccessible(page);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: GRILL.name })).toBeVisible();
  await assertAccessible(page);

  await page.getByRole('button', { name: 'Adana Kebap', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Adana Kebap' });
  await dialog.getByRole('checkbox', { name: /Kräutersauce/ }).check();
  await dialog.getByRole('checkbox', { name: /Weißkäse/ }).check();
  await expect(dialog.getByText(t('allergen.milk')).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: t('dish.note') }).fill('ohne Zwiebeln');
  await assertAccessible(page);
  // 12.90 and 1.20 for the cheese; the sauce is free.
  await dialog.getByRole('button', { name: /14[.,]10/ }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('header.cart', { count: 1 }) })
    .click();
  const drawer = page.getByRole('dialog', { name: t('cart.title') });
  await expect(drawer.getByText('Weißkäse')).toBeVisible();
  await assertAccessible(page);
  await drawer.getByRole('link', { name: t('cart.toCart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
  await assertAccessible(page);
  await page.getByRole('link', { name: t('cart.toCheckout') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
}

/** Registers on the way; returns to where the address was typed. */
async function register(page: Page, t: Text): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await page.waitForURL('**/auth?**');
  const main = page.getByRole('main');
  await main.getByText(t('action.register'), { exact: true }).first().click();
  await page.getByRole('textbox', { name: t('auth.name'), exact: true }).fill('Mia Muster');
  await page.getByRole('textbox', { name: t('common.email') }).fill(`mia-${randomUUID()}@example.com`);
  await main
    .getByLabel(new RegExp(`^${t('common.password')}`))
    .first()
    .fill(PASSWORD);
  await main.getByLabel(new RegExp(`^${t('auth.confirmPassword')}`)).fill(PASSWORD);
  await page.getByRole('textbox', { name: t('auth.phone') }).fill('030 1234567');
  await assertAccessible(page);
  await main
    .getByRole('button', { name: t('action.register') })
    .last()
    .click();
}

async function order(page: Page, t: Text): Promise<number> {
  const address = page.getByRole('textbox', { name: t('address.street') });
  await address.fill('Torstraße 1, 10119 Berlin');
  const submit = page.getByRole('button', { name: t('checkout.submit') });
  await submit.click();
  await expect(page.getByText(t('guest.nameRequired'))).toBeVisible();
  await register(page, t);
  await page.waitForURL('**/checkout');
  const goesTo = page.getByRole('region', { name: t('checkout.address') });
  await expect(goesTo.getByText('Torstraße 1, 10119 Berlin')).toBeVisible();
  await assertAccessible(page);
  await submit.click();
  await page.waitForURL('**/order/*');
  return Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
}

async function followToTheTable(page: Page, t: Text, id: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('tracking.title', { id }) })).toBeVisible();
  await expect(page.getByText(t('live.live'), { exact: true }).first()).toBeVisible();
  await assertAccessible(page);
  await kitchen.move(id, 'preparing', { prepMinutes: 20 });
  await expect(page.getByText(t('tracking.preparingText', { name: GRILL.name })).first()).toBeVisible();
  await kitchen.move(id, 'delivering');
  await expect(page.getByText(t('step.driver')).first()).toBeVisible();
  await kitchen.move(id, 'delivered');
  await expect(page.getByText(t('tracking.deliveredTitle')).first()).toBeVisible();
  await assertAccessible(page);
}

async function rate(page: Page, t: Text, words: string): Promise<void> {
  await page.getByRole('radio', { name: t('review.star', { count: 5 }) }).check({ force: true });
  await page.getByRole('textbox', { name: t('review.text') }).fill(words);
  await page.getByRole('button', { name: t('review.submit') }).click();
  await expect(page.getByText(t('review.yours'), { exact: true })).toBeVisible();
  await page.goto(`/restaurant/${String(GRILL.id)}`);
  await page.getByRole('tab', { name: t('restaurant.tabReviews') }).click();
  await expect(page.getByText(words)).toBeVisible();
  await assertAccessible(page);
}

async function walk(page: Page, t: Text, words: string): Promise<void> {
  await fillCart(page, t);
  const id = await order(page, t);
  await followToTheTable(page, t, id);
  await rate(page, t, words);
}

test('in German on a phone: from a visitor to a rated order @release', async () => {
  const page = await open(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expectLanguage(page, 'de');
  await page.keyboard.press('Escape');
  await walk(page, german, 'Sehr gut, <b>heiß</b> & pünktlich 🔥');
  expect(product.problems).toEqual([]);
});

/** By the calls: what is looked at begins with the review. */
async function reviewedBy(context: BrowserContext, words: string): Promise<number> {
  await signUp(context, 'Ayşe Yılmaz');
  const { id } = await placeOrder(context.request, GRILL.id);
  await kitchen.deliver(id);
  const data = { rating: 5, text: words };
  expect((await context.request.post(`/api/orders/${String(id)}/review`, { data })).status()).toBe(201);
  return id;
}

test('a restaurant answers a review, takes the answer away and gives another, which a Turkish guest reads beneath @release', async () => {
  const words = 'Çok lezzetliydi, eline sağlık ustam ğüşiöç İI';
  const guestContext = await product.newContext(DESKTOP);
  const dashboard = await kitchenContext.newPage();
  await dashboard.goto('/restaurant/dashboard');
  // It counts what comes from now on.
  await expect(dashboard.getByText('Live', { exact: true }).first()).toBeVisible();
  const reviewedId = await reviewedBy(guestContext, words);
  const guest = await guestContext.newPage();
  await guest.goto(`/restaurant/${String(GRILL.id)}?tab=reviews`);
  await guest.getByRole('button', { name: /^Language/ }).click();
  await guest.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expectLanguage(guest, 'tr');
  await expect(guest.getByText(words)).toBeVisible();

  // The dashboard stood open: its section says that there is one, and the review says of which order.
  await dashboard.getByRole('link', { name: /^Reviews.*1 new review$/ }).click();
  const review = dashboard.getByRole('article').filter({ hasText: words });
  await expect(review.getByText(`Order #${String(reviewedId)}`)).toBeVisible();
  await review.getByRole('button', { name: /^Answer the review/ }).click();
  await review.getByRole('button', { name: 'Publish answer' }).click();
  await expect(review.getByText('Write an answer first')).toBeVisible();
  await assertAccessible(dashboard);
  await review.getByRole('textbox', { name: /^Your answer/ }).fill('Çok teşekkürler.');
  await review.getByRole('button', { name: 'Publish answer' }).click();
  await review.getByRole('button', { name: /^Delete answer/ }).click();
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Delete answer' }).click();
  await review.getByRole('button', { name: /^Answer the review/ }).click();
  await review.getByRole('textbox', { name: /^Your answer/ }).fill('Çok teşekkürler.');
  await review.getByRole('button', { name: 'Publish answer' }).click();
  await review.getByRole('button', { name: /^Change answer/ }).click();
  await review.getByRole('textbox', { name: /^Your answer/ }).fill('Çok teşekkürler, yine bekleriz.');
  await review.getByRole('button', { name: 'Publish answer' }).click();
  await expect(review.getByText('Çok teşekkürler, yine bekleriz.', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Çok teşekkürler, yine bekleriz.', { exact: true })).toBeVisible();
  expect(product.problems).toEqual([]);
});
