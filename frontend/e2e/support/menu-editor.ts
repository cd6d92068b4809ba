/** A restaurant's empty menu, open on its tablet, and a guest who looks on. */
import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { EditorDishView, MenuEditorView } from '../../../backend/src/contracts/menus/menu-editor.ts';
import { PASSWORD } from './orders.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

const RESTAURANT_ID = 6;
export const MENU_PATH = '/restaurant/dashboard/menu';

export interface MenuEditor {
  readonly owner: BrowserContext;
  readonly tablet: Page;
  readonly guest: Page;
  /** By the restaurant's own call, such as `POST menus`. */
  readonly call: (method: string, path: string, data?: unknown) => Promise<MenuEditorView>;
  readonly findDish: (name: string) => Promise<EditorDishView>;
}

export async function signIn(product: Product, email: string, password: string): Promise<BrowserContext> {
  const context = await product.newContext({ viewport: { width: 1280, height: 900 } });
  const answer = await context.request.post('/api/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return context;
}

/** The restaurant is closed: an open one keeps its last dish. */
export async function openEmptyMenu(product: Product): Promise<MenuEditor> {
  const owner = await signIn(product, `restaurant${String(RESTAURANT_ID)}@example.com`, PASSWORD);
  const call: MenuEditor['call'] = async (method, path, data) => {
    const answer = await owner.request.fetch(`/api/restaurant/${path}`, {
      method,
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as MenuEditorView;
  };
  expect((await owner.request.post('/api/restaurant/toggle-status', { data: { isOpen: false } })).ok()).toBe(true);
  for (const { id } of (await call('GET', 'menus')).menus) await call('DELETE', `menus/${String(id)}`);
  const visitor = await product.newContext();
  const guest = await visitor.newPage();
  await guest.goto(`/restaurant/${String(RESTAURANT_ID)}`);
  await expect(guest.getByText('No menus available')).toBeVisible();
  return {
    owner,
    tablet: await owner.newPage(),
    guest,
    call,
    async findDish(name) {
      const dish = (await call('GET', 'menus')).menus.flatMap(({ items }) => items).find((item) => item.name === name);
      assert.ok(dish, name);
      return dish;
    },
  };
}

/** A dish's row, in the editor as in the guest's menu. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
export const dishForm = (page: Page): Locator => page.getByRole('dialog', { name: /dish$/ });
export const dishNamesIn = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
