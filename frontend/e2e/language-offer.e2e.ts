/** The language of a first visit, and the offer of another one. */
import { assertAccessible } from './support/axe.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

let product: Product;
test.beforeAll(async ({ startProduct }) => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a first visit is English, and whoever reads another language is offered it once @release', async () => {
  const context = await product.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Auf Deutsch weiterlesen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Auf Deutsch weiterlesen' }).click();
  await expect(page.getByRole('button', { name: 'Auf Deutsch weiterlesen' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Auf Deutsch weiterlesen' })).toHaveCount(0);
  await context.close();

  const other = await product.newContext({ locale: 'tr-TR' });
  const english = await other.newPage();
  await english.goto('/');
  await english.getByRole('button', { name: 'Hayır, teşekkürler' }).click();
  await english.reload();
  await expect(english.getByRole('contentinfo')).toBeVisible();
  await expect(english.getByRole('button', { name: 'Türkçe devam et' })).toHaveCount(0);
  expect(await english.evaluate(() => document.documentElement.lang)).toBe('en');
  await other.close();
});
