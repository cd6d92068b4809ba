import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { MenuItemView, MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView, QuoteView, ReorderView } from '../../src/contracts/orders/order-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const GUEST = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };

describe('dishes with options, and ordering again', () => {
  let api: Api;
  let customer: Person;
  let db: Client;
  let dish: MenuItemView;

  beforeAll(async () => {
    api = await startApi();
    customer = await Person.login(api.url, 'kunde@example.com');
    db = new Client({ connectionString: api.databaseUrl });
    await db.connect();
    const [first] = (await customer.cartOf(4)).items;
    await db.query(
      `WITH size AS (INSERT INTO option_groups (menu_item_id, name, min_choices, max_choices) VALUES ($1, 'Size', 1, 1) RETURNING id),
            extra AS (INSERT INTO option_groups (menu_item_id, name, max_choices, position) VALUES ($1, 'Extras', 2, 1) RETURNING id)
       INSERT INTO options (group_id, name, price_cents, position)
       SELECT id, 'small', 0, 0 FROM size UNION ALL SELECT id, 'large', 300, 1 FROM size
       UNION ALL SELECT id, 'wasabi', 50, 0 FROM extra UNION ALL SELECT id, 'ginger', 70, 1 FROM extra`,
      [first?.menuItemId],
    );
    const { body } = await customer.request<MenuView[]>('GET', '/api/restaurants/4/menus');
    const found = body.flatMap((menu) => menu.items).find((item) => item.id === first?.menuItemId);
    if (!found) throw new Error('unreachable');
    dish = found;
  });
  afterAll(async () => {
    await db.end();
    await api.stop();
  });

  function option(name: string): number {
    const found = dish.optionGroups.flatMap((group) => group.options).find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found.id;
  }

  const cart = (optionIds: number[], more: object = {}) => ({
    restaurantId: 4,
    items: [{ menuItemId: dish.id, quantity: 4, optionIds, ...more }],
    deliveryAddress: 'Torstraße 1, 10119 Berlin',
    paymentMethod: 'cash_on_delivery',
  });

  it('prices what was chosen, and remembers it', async () => {
    const unitPrice = (Number(dish.price) + 3.7).toFixed(2);
    const body = cart([option('large'), option('ginger')], { price: unitPrice });
    const quote = await customer.request<QuoteView>('POST', '/api/orders/quote', body);
    expect(quote.body.items[0]?.unitPrice).toBe(unitPrice);
    const { status, body: order } = await customer.request<OrderView>('POST', '/api/orders', body);
    expect(status).toBe(201);
    expect(order.items[0]).toMatchObject({
      unitPrice,
      options: [
        { group: 'Size', name: 'large', price: '3.00' },
        { group: 'Extras', name: 'ginger', price: '0.70' },
      ],
    });
  });

  it('names the choice that is missing, too many or not there', async () => {
    for (const [ids, code] of [
      [[], 'required'],
      [[option('small'), option('large')], 'too_many'],
      [[option('small'), 999_999], 'invalid_choice'],
    ] as const) {
      const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart([...ids]));
      expect([status, body.code]).toEqual([400, 'validation_failed']);
      expect(body.errors).toMatchObject([{ field: 'items.0.optionIds', code }]);
    }
    const bad = await customer.request<Problem>('POST', '/api/orders', cart(['x'] as unknown as number[]));
    expect([bad.status, bad.body.errors?.[0]?.field]).toEqual([400, 'items.0.optionIds']);
  });

  it('makes a cart of an order and marks what has changed', async () => {
    const { body: order } = await customer.request<OrderView>('POST', '/api/orders', cart([option('large')]));
    const path = `/api/orders/${String(order.id)}/reorder`;
    const changeOf = async () => (await customer.request<ReorderView>('POST', path)).body.lines[0];
    expect(await changeOf()).toMatchObject({ change: 'same', optionIds: [option('large')], quantity: 4 });
    await db.query('UPDATE menu_items SET price_cents = price_cents + 100 WHERE id = $1', [dish.id]);
    expect(await changeOf()).toMatchObject({ change: 'dearer', previousPrice: order.items[0]?.unitPrice });
    await db.query('UPDATE options SET available = false WHERE id = $1', [option('large')]);
    expect(await changeOf()).toMatchObject({ change: 'options_changed', optionIds: [] });
    await db.query('UPDATE menu_items SET available = false WHERE id = $1', [dish.id]);
    expect(await changeOf()).toMatchObject({ change: 'unavailable' });
    await db.query('DELETE FROM menu_items WHERE id = $1', [dish.id]);
    expect(await changeOf()).toMatchObject({ change: 'gone', menuItemId: null, price: null, name: dish.name });
    const stranger = await Person.register(api.url, 'Stranger');
    expect((await stranger.request('POST', path)).status).toBe(404);
  });

  it('makes a cart of a guest’s order for whoever has its own token, and for nobody else', async () => {
    const guest = new Person(api.url);
    const order = await guest.placeOrder(1, { contact: GUEST });
    const path = `/api/orders/${String(order.id)}/reorder`;
    const again = await guest.request<ReorderView>('POST', `${path}?t=${order.guestToken ?? ''}`);
    expect(again).toMatchObject({ status: 200, body: { restaurantId: 1, lines: [{ change: 'same' }] } });
    expect(order.restaurant.city).toBe('berlin');
    expect((await guest.request('POST', `${path}?t=${order.shareToken ?? ''}`)).status).toBe(404);
    expect((await guest.request('POST', path)).status).toBe(401);
    expect((await customer.request('POST', path)).status).toBe(404);
    const kitchen = await Person.login(api.url, 'restaurant1@example.com');
    expect((await kitchen.request('POST', path)).status).toBe(403);
  });
});
