/** The checkout, with dishes of these restaurants in the cart. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { fillCart } from './cart.ts';
import { openSection, sectionOf } from './checkout-sections.ts';
import { CONTACT, NEW_PASSWORD } from './order-people.ts';
import { expect } from './test.ts';

export const ORDER_BUTTON = { name: 'Order with obligation to pay' };
export const PIZZERIA = { id: 1, name: 'Ofen & Basilikum', dish: 'Caprese' };
export const NOODLES = { id: 2, name: 'Drachentopf', dish: 'Mapo Tofu' };

/** The page, once it knows what everything costs. */
async function isReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/Includes 7% VAT/).first()).toBeVisible();
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await isReady(page);
}

/** As somebody who fills the cart goes there. */
export async function goFromCartToCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'To checkout' }).click();
  await isReady(page);
}

/** A whole address that is pasted into it is laid out over the parts. */
export const addressField = (page: Page): Locator => page.getByRole('textbox', { name: 'Street' });
export const notesField = (page: Page, name = 'the restaurant'): Locator =>
  page.getByRole('textbox', { name: `Anything ${name} should know` });
/** What the folded notes say. */
export const notesLine = (page: Page, text: string): Locator => sectionOf(page, 'Notes').getByText(text);

export async function writeNote(page: Page, text: string, name?: string): Promise<void> {
  await openSection(page, 'Notes');
  await notesField(page, name).fill(text);
}

/** By the form to which the checkout has led, as somebody whom `signUp` knows. */
export async function logIn(page: Page, email: string): Promise<void> {
  // The address changes before the screen, and the checkout has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Without an account, in cash. */
export async function orderAsGuest(page: Page): Promise<void> {
  await fillCart(page, PIZZERIA);
  await openCheckout(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(CONTACT.name);
  await page.getByRole('textbox', { name: 'Phone' }).fill(CONTACT.phone);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(CONTACT.email);
  await addressField(page).fill('Torstraße 1, 10119 Berlin');
  await page.getByRole('button', ORDER_BUTTON).click();
}

/** Of the order whose page is open. */
export async function orderIdOf(page: Page): Promise<number> {
  await page.waitForURL('**/order/*');
  const id = Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${String(id)}` })).toBeVisible();
  return id;
}

export async function countOrders(context: BrowserContext): Promise<number> {
  return ((await (await context.request.get('/api/my-orders')).json()) as unknown[]).length;
}
