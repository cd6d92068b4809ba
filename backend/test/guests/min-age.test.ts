/** Alcohol is sold to those who say that they are old enough, and everybody who hands it over is told to check. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EditorDishView, MenuEditorView, MenuImportView } from '../../src/contracts/menus/menu-editor.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView, QuoteView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
let customer: Person;
let beer: EditorDishView;
let gin: EditorDishView;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant2@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  // Always open, so that the clock on the wall decides nothing here.
  await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 2');
  await api.sql(`INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
    SELECT 2, day, 0, 1440 FROM generate_series(1, 7) AS day`);
  await api.sql('UPDATE restaurants SET minimum_order_cents = 0 WHERE id = 2');
  await owner.request('PUT', '/api/restaurant/delivery-areas', []);
  beer = await addDrink({ name: 'Pils', minAge: 16 });
  gin = await addDrink({ name: 'Gin Tonic', minAge: 18 });
});
afterAll(() => api.stop());

const call = <Body = MenuEditorView>(method: string, path: string, body?: object | string) =>
  owner.request<Body>(
    method,
    `/api/restaurant/${path}`,
    body,
    typeof body === 'string' ? { 'content-type': 'text/csv' } : {},
  );
const menus = async () => (await call('GET', 'menus')).body.menus;
async function addDrink(more: object): Promise<EditorDishView> {
  const menuId = (await menus())[0]?.id;
  const drink = { menuId, price: '5.00', vatRate: 19, isDeclared: true, isPublished: true, ...more };
  const { status, body } = await call('POST', 'menu-items', drink);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.menus.flatMap(({ items }) => items).find(({ id }) => id === body.id)!;
}
const linesOf = (...drinks: EditorDishView[]) => drinks.map(({ id }) => ({ menuItemId: id, quantity: 1 }));
const quoted = async (...drinks: EditorDishView[]) =>
  (await customer.request<QuoteView>('POST', '/api/orders/quote', { restaurantId: 2, items: linesOf(...drinks) })).body;
const order = (drinks: EditorDishView[], more: object = {}) =>
  customer.request<OrderView>('POST', '/api/orders', {
    restaurantId: 2,
    items: linesOf(...drinks),
    deliveryAddress: 'Torstraße 1, 10119 Berlin',
    paymentMethod: 'cash_on_delivery',
    ...more,
  });

describe('a drink with alcohol', () => {
  it('has an age on the menu, for guests and for the restaurant', async () => {
    const { body } = await customer.request<MenuView[]>('GET', '/api/restaurants/2/menus');
    const ages = new Map(body.flatMap(({ items }) => items.map(({ name, minAge }) => [name, minAge])));
    expect([ages.get('Pils'), ages.get('Gin Tonic')]).toEqual([16, 18]);
    expect(new Set(ages.values())).toEqual(new Set([null, 16, 18]));
    expect(beer.minAge).toBe(16);
  });

  it.each([17, 0, '16', true])('has no age %j', async (minAge) => {
    const { menuId, id } = beer;
    const whole = { menuId, name: 'Pils', price: '5.00', vatRate: 19, isDeclared: true, isPublished: true };
    expect(refusalOf(await call('PUT', `menu-items/${String(id)}`, { ...whole, minAge })).fields).toEqual([
      'minAge invalid_choice',
    ]);
  });

  it('keeps its age in a CSV, which says by line what is none', async () => {
    const csv = (await call<string>('GET', 'menus/export')).body;
    expect(csv).toMatch(/;Pils;.*;16;/);
    expect((await call<MenuImportView>('POST', 'menus/import', csv)).status).toBe(200);
    expect((await menus()).flatMap(({ items }) => items).find(({ id }) => id === beer.id)?.minAge).toBe(16);
    const wrong = 'menu;name;price;vat_rate;min_age\nBar;Likör;4,00;19;21\n';
    expect(refusalOf(await call('POST', 'menus/import', wrong)).fields).toEqual(['line.2.min_age invalid_choice']);
  });
});

describe('an order with alcohol', () => {
  it('is quoted with the age of the strictest of it', async () => {
    expect((await quoted(beer)).minAge).toBe(16);
    expect((await quoted(beer, gin)).minAge).toBe(18);
  });

  it('is refused at its field until the age is confirmed, and nothing is placed', async () => {
    const count = async () => (await api.sql<{ count: string }>('SELECT count(*) FROM orders'))[0]?.count;
    const before = await count();
    for (const more of [{}, { ageConfirmed: false }]) {
      const refused = await order([beer, gin], more);
      expect(refusalOf(refused)).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: ['ageConfirmed age_required'],
      });
      expect(JSON.stringify(refused.body)).toContain('18');
    }
    expect(await count()).toBe(before);
  });

  it('tells the guest and the kitchen what was asked for then, whatever the menu says later', async () => {
    const { status, body } = await order([beer, gin], { ageConfirmed: true });
    expect(status).toBe(201);
    const asked = { minAge: 18, items: [{ minAge: 16 }, { minAge: 18 }] };
    expect(body).toMatchObject(asked);
    await api.sql('UPDATE menu_items SET min_age = NULL WHERE id = ANY($1)', [[beer.id, gin.id]]);
    expect((await customer.request<OrderView>('GET', `/api/orders/${String(body.id)}`)).body).toMatchObject(asked);
    const { body: orders } = await call<RestaurantOrderView[]>('GET', 'orders');
    expect(orders.find(({ id }) => id === body.id)).toMatchObject({
      min_age: 18,
      items: [{ min_age: 16 }, { min_age: 18 }],
    });
    const plain = await order([beer]);
    expect(plain.body).toMatchObject({ minAge: null, items: [{ minAge: null }] });
  });
});
