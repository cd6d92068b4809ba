/** A rider's phone, on shift. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { PASSWORD } from './orders.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const ACCURACY_METERS = 8;

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export const ALEXANDERPLATZ: Spot = { latitude: 52.5219, longitude: 13.4132 };

/** Signed in by the form and on shift by the switch, with a phone that says where it is. */
export async function startShift(
  product: Product,
  spot: Spot = ALEXANDERPLATZ,
): Promise<{ context: BrowserContext; page: Page }> {
  const geolocation = { ...spot, accuracy: ACCURACY_METERS };
  const context = await product.newContext({ ...PHONE, geolocation, permissions: ['geolocation'] });
  const page = await context.newPage();
  await page.goto('/rider');
  await page.waitForURL('**/restaurant/login?redirect=%2Frider');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rider1@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login to Dashboard' }).click();
  await page.waitForURL('**/rider');
  await expect(page.getByRole('heading', { level: 1, name: 'Your ride' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Start shift' });
  const end = page.getByRole('button', { name: 'End shift' });
  await expect(start.or(end)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(end).toBeVisible();
  return { context, page };
}

/** The phone has gone there. */
export async function goTo(context: BrowserContext, spot: Spot): Promise<void> {
  await context.setGeolocation({ ...spot, accuracy: ACCURACY_METERS });
}

/** An order on the rider's screen. */
export const stopOf = (page: Page, orderId: number): Locator =>
  page.getByRole('article', { name: `Order #${String(orderId)}`, exact: true });

/** The rider on a map. */
export const riderMarkOf = (map: Locator): Locator => map.locator('[data-freshness]');

/** Never the right one. */
export const wrongCodeFor = (code: string | null): string => (code === '0000' ? '0001' : '0000');

/** Nobody waits five minutes for a test. For the server alone: screens have the time that they were told. */
export const letTimePassAtDoor = (product: Product, orderId: number): Promise<void> =>
  setTime(product, orderId, "nobody_there_at = nobody_there_at - interval '6 minutes'");

/** The food should have been ready a minute ago. For screens that are opened from now on. */
export const letReadyTimePass = (product: Product, orderId: number): Promise<void> =>
  setTime(product, orderId, "ready_by = now() - interval '1 minute'");

async function setTime(product: Product, orderId: number, time: string): Promise<void> {
  expect((await product.sql(`UPDATE orders SET ${time} WHERE id = $1`, [orderId])).rowCount).toBe(1);
}
