import type { BrowserContext } from 'playwright-core';
import type { Product } from './product.ts';

/** Of every demo account. */
export const PASSWORD = 'tischlein-deck-dich';

interface Menu {
  items: { id: number; name: string; optionGroups: { minChoices: number }[] }[];
}

async function signedIn(product: Product, email: string): Promise<BrowserContext> {
  const context = await product.newContext();
  await context.request.post('/api/login', { data: { email, password: PASSWORD } });
  return context;
}

/** Orders that make the screens live: one delivered, one in the oven, one new; their ids in that order. */
export async function placeOrders(product: Product): Promise<number[]> {
  const customer = await signedIn(product, 'kunde@example.com');
  const kitchen = await signedIn(product, 'restaurant1@example.com');
  const menus = (await (await customer.request.get('/api/restaurants/1/menus')).json()) as Menu[];
  const dishes = menus
    .flatMap((menu) => menu.items)
    .filter((dish) => dish.optionGroups.every((group) => group.minChoices === 0));
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
  return ids;
}
