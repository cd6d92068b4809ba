import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView, QuoteView } from '../../src/contracts/orders/order-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';
import { Client } from 'pg';

describe('placing an order', () => {
  let api: Api;
  let customer: Person;
  let db: Client;

  beforeAll(async () => {
    api = await startApi();
    customer = await Person.login(api.url, 'kunde@example.com');
    db = new Client({ connectionString: api.databaseUrl });
    await db.connect();
  });
  afterAll(async () => {
    await db.end();
    await api.stop();
  });

  async function orderCount(): Promise<number> {
    const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM orders');
    return rows[0]?.count ?? -1;
  }

  it('prices from the menu and answers with the whole order', async () => {
    const cart = await customer.cartOf(1);
    const { body: menus } = await customer.request<MenuView[]>('GET', '/api/restaurants/1/menus');
    const dish = menus.flatMap((menu) => menu.items).find((item) => item.id === cart.items[0]?.menuItemId);
    const order = await customer.placeOrder(1, { notes: 'Bitte klingeln' });
    expect(order).toMatchObject({
      status: 'pending',
      version: 1,
      restaurantId: 1,
      deliveryAddress: 'Torstraße 1, 10119 Berlin',
      notes: 'Bitte klingeln',
      deliveryFee: '2.50',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'due',
    });
    const expected = Number(dish?.price) * 5 + Number(dish?.deposit) * 5 + 2.5;
    expect(order.total).toBe(expected.toFixed(2));
    expect(order.totalAmount).toBe(order.total);
    expect(order.timeline).toEqual([{ status: 'pending', at: order.createdAt, by: 'customer' }]);
    expect(order.items[0]).toMatchObject({ name: dish?.name, quantity: 5, unitPrice: dish?.price });
    const promise = Date.parse(order.estimatedTo ?? '') - Date.parse(order.createdAt);
    expect(promise).toBe(35 * 60_000);
  });

  it('answers with what is then read', async () => {
    const placed = await customer.placeOrder(1, { deliveryNotes: 'Hinterhaus', wantsReusable: true });
    const { body } = await customer.request<OrderView>('GET', `/api/orders/${String(placed.id)}`);
    expect(placed).toEqual(body);
    expect(new Set(placed.items.map((item) => item.id)).size).toBe(placed.items.length);
  });

  it('quotes what the order then costs', async () => {
    const cart = await customer.cartOf(2);
    const anonymous = new Person(api.url);
    const { status, body: quote } = await anonymous.request<QuoteView>('POST', '/api/orders/quote', cart);
    expect(status).toBe(200);
    const order = await customer.placeOrder(2, { totalPrice: quote.total });
    expect([order.subtotal, order.deposit, order.deliveryFee, order.total, order.vat]).toEqual([
      quote.subtotal,
      quote.deposit,
      quote.deliveryFee,
      quote.total,
      quote.vat,
    ]);
  });

  it('makes one order of one key, however often and at once', async () => {
    const cart = await customer.cartOf(1);
    const before = await orderCount();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => customer.request<OrderView>('POST', '/api/orders', cart, headers)),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await orderCount()).toBe(before + 1);
    const other = await customer.request<Problem>('POST', '/api/orders', { ...cart, notes: 'other' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it("keeps one customer's key from another's order", async () => {
    const key = { 'idempotency-key': 'the same words' };
    const stranger = await Person.register(api.url, 'Stranger');
    const mine = await customer.request<OrderView>('POST', '/api/orders', await customer.cartOf(1), key);
    const theirs = await stranger.request<OrderView>('POST', '/api/orders', await customer.cartOf(1), key);
    expect(mine.status).toBe(201);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('refuses a wrong expectation with the new quote', async () => {
    const cart = await customer.cartOf(1);
    for (const expectation of [
      { totalPrice: '1.00' },
      { items: cart.items.map((item) => ({ ...item, price: 0.5 })) },
    ]) {
      const { status, body } = await customer.request<Problem>('POST', '/api/orders', { ...cart, ...expectation });
      expect([status, body.code]).toEqual([409, 'price_changed']);
      expect(body.quote?.total).toMatch(/^\d+\.\d\d$/);
    }
  });

  it('refuses a closed restaurant, a dish that is off, and less than the minimum', async () => {
    const cart = await customer.cartOf(3);
    const [line] = cart.items;
    const small = { ...cart, items: [{ ...line, quantity: 1 }] };
    const setMinimum = (cents: number) =>
      db.query('UPDATE delivery_postcodes SET minimum_order_cents = $1 WHERE restaurant_id = 3', [cents]);
    await setMinimum(100_000);
    const belowMinimum = await customer.request<Problem>('POST', '/api/orders', small);
    expect([belowMinimum.status, belowMinimum.body.code]).toEqual([409, 'minimum_order']);
    expect(belowMinimum.body.detail).toContain('€1,000.00');
    await setMinimum(0);

    await db.query('UPDATE menu_items SET available = false WHERE id = $1', [line?.menuItemId]);
    const unavailable = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([unavailable.status, unavailable.body.code]).toEqual([409, 'item_unavailable']);
    expect(unavailable.body.errors?.[0]?.field).toBe('items.0.menuItemId');
    await db.query('UPDATE menu_items SET available = true WHERE id = $1', [line?.menuItemId]);

    const foreign = await customer.request<Problem>('POST', '/api/orders', { ...cart, restaurantId: 4 });
    expect([foreign.status, foreign.body.code]).toEqual([409, 'item_unavailable']);

    const kitchen = await Person.login(api.url, 'restaurant3@example.com');
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    const closed = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([closed.status, closed.body.code]).toEqual([409, 'restaurant_closed']);
    // Its switch is off: nobody knows until when, so nothing can be planned either.
    const planned = { ...cart, scheduledFor: new Date(Date.now() + 6 * 3_600_000).toISOString() };
    const later = await customer.request<Problem>('POST', '/api/orders', planned);
    expect([later.status, later.body.code]).toEqual([409, 'restaurant_closed']);
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
  });

  it('is for customers alone', async () => {
    const cart = await customer.cartOf(1);
    const anonymous = await new Person(api.url).request<Problem>('POST', '/api/orders', cart);
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated']);
    for (const email of ['restaurant1@example.com', 'admin@example.com']) {
      const person = await Person.login(api.url, email);
      const { status, body } = await person.request<Problem>('POST', '/api/orders', cart);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  const line = { menuItemId: 1, quantity: 1 };
  it.each<[string, unknown, string]>([
    ['no items', { items: [] }, 'items'],
    ['items of another type', { items: 'pizza' }, 'items'],
    ['an item of another type', { items: ['pizza'] }, 'items.0'],
    ['too many lines', { items: Array.from({ length: 101 }, () => line) }, 'items'],
    ['no quantity', { items: [{ menuItemId: 1 }] }, 'items.0.quantity'],
    ['quantity 0', { items: [{ ...line, quantity: 0 }] }, 'items.0.quantity'],
    ['negative quantity', { items: [{ ...line, quantity: -1 }] }, 'items.0.quantity'],
    ['half a dish', { items: [{ ...line, quantity: 1.5 }] }, 'items.0.quantity'],
    ['quantity 100', { items: [{ ...line, quantity: 100 }] }, 'items.0.quantity'],
    ['a huge id', { items: [{ menuItemId: 2 ** 40, quantity: 1 }] }, 'items.0.menuItemId'],
    ['a price of words', { items: [{ ...line, price: 'cheap' }] }, 'items.0.price'],
    ['a price of another type', { items: [{ ...line, price: {} }] }, 'items.0.price'],
    ['a negative price', { items: [{ ...line, price: -1 }] }, 'items.0.price'],
    ['a total of words', { totalPrice: 'nothing' }, 'totalPrice'],
    ['a total of another type', { totalPrice: [1] }, 'totalPrice'],
    ['too long notes at a dish', { items: [{ ...line, notes: 'x'.repeat(301) }] }, 'items.0.notes'],
    ['no address', { deliveryAddress: '' }, 'deliveryAddress'],
    ['a blank address', { deliveryAddress: '   ' }, 'deliveryAddress'],
    ['an address of another type', { deliveryAddress: 5 }, 'deliveryAddress'],
    ['a long address', { deliveryAddress: 'x'.repeat(301) }, 'deliveryAddress'],
    ['NUL in the address', { deliveryAddress: 'a\u0000b' }, 'deliveryAddress'],
    ['unknown payment', { paymentMethod: 'promise' }, 'paymentMethod'],
    ['no restaurant', { restaurantId: null }, 'restaurantId'],
    ['restaurant as text', { restaurantId: 'one' }, 'restaurantId'],
    ['long notes', { notes: 'x'.repeat(1001) }, 'notes'],
    ['notes of another type', { notes: { a: 1 } }, 'notes'],
  ])('names the field: %s', async (_, change, field) => {
    const cart = { ...(await customer.cartOf(1)), ...(change as object) };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors?.map((error) => error.field)).toContain(field);
    expect(body.errors?.[0]?.message.length).toBeGreaterThan(3);
  });

  it('refuses a key that is none', async () => {
    const cart = await customer.cartOf(1);
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart, {
      'idempotency-key': 'k'.repeat(201),
    });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });

  it('gives any text back as that text', async () => {
    const notes = `<script>alert('x')</script> 🍕 ${'ş'.repeat(900)} {{name}} %s`;
    const order = await customer.placeOrder(1, { notes });
    const { body } = await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
    expect(body.notes).toBe(notes);
  });
});
