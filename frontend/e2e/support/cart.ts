/** A cart as the browser keeps it, for the journeys that are not about how it was filled. */
import type { APIRequestContext, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../../backend/src/contracts/constants.ts';
import type { MenuView } from '../../../backend/src/contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '../../../backend/src/contracts/restaurants/restaurant-views.ts';
import type { CartLine } from '../../src/domain/cart/cart.ts';
import { newLineOf } from '../../src/domain/cart/new-line.ts';

export interface Portion {
  /** Of the restaurant. */
  readonly id: number;
  /** One without a choice to make. */
  readonly dish: string;
  /** Two, when nothing is said. */
  readonly quantity?: number;
}

/** Puts the dishes into the cart beside what is in it, before the page's next load. */
export async function fillCart(page: Page, ...portions: readonly Portion[]): Promise<CartLine[]> {
  const { request } = page.context();
  const lines: CartLine[] = [];
  for (const portion of portions) lines.push(await lineOf(request, portion));
  const stored = [STORAGE_KEYS.cart, lines] as const;
  // An empty page has no storage yet; its first load finds the dishes, and each later one what became of them.
  if (page.url() === 'about:blank') {
    await page.addInitScript(([key, added]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(added));
    }, stored);
  } else {
    await page.evaluate(([key, added]) => {
      const held = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
      localStorage.setItem(key, JSON.stringify([...held, ...added]));
    }, stored);
  }
  return lines;
}

async function lineOf(request: APIRequestContext, { id, dish, quantity = 2 }: Portion): Promise<CartLine> {
  const path = `/api/restaurants/${String(id)}`;
  const restaurant = (await (await request.get(path)).json()) as RestaurantDetailView;
  const menus = (await (await request.get(`${path}/menus`)).json()) as MenuView[];
  const item = menus.flatMap(({ items }) => items).find(({ name }) => name === dish);
  if (!item) throw new Error(`${restaurant.name} has no ${dish}.`);
  return { ...newLineOf(restaurant, item), quantity };
}
