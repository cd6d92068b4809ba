import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '../../src/contracts/accounts/account.ts';
import type { AdminOrderView, AdminStatsView } from '../../src/contracts/admin/admin-views.ts';
import type { OrderView, QuoteView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { DayReportView } from '../../src/contracts/restaurants/reports.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';

let mailbox: Mailbox;
let api: Api;
let customer: Person;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url, undoHoldMs: 0 });
  [customer, owner, admin] = await Promise.all([
    Person.register(api.url, 'Giver'),
    Person.login(api.url, 'restaurant1@example.com'),
    Person.login(api.url, 'admin@example.com'),
  ]);
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const cents = (money: string) => Math.round(Number(money) * 100);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const euro = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')} €`;

describe('a tip', () => {
  it('is in the quote and the order beside the total, which stays what it is, and so does the VAT', async () => {
    const cart = await customer.cartOf(1);
    const { body: without } = await customer.request<QuoteView>('POST', '/api/orders/quote', cart);
    expect(without).toMatchObject({ tip: '0.00', totalWithTip: without.total });
    const { body: quote } = await customer.request<QuoteView>('POST', '/api/orders/quote', { ...cart, tip: '2.50' });
    const totalWithTip = ((cents(without.total) + 250) / 100).toFixed(2);
    expect(quote).toEqual({ ...without, tip: '2.50', totalWithTip });

    const order = await customer.placeOrder(1, { tip: 2.5, totalPrice: totalWithTip });
    const { total, vat } = without;
    expect(order).toMatchObject({ total, totalAmount: total, vat, tip: '2.50', totalWithTip });
    expect((await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body).toEqual(order);
    const { body: mine } = await customer.request<OrderView[]>('GET', '/api/my-orders');
    expect(mine.find(({ id }) => id === order.id)).toMatchObject({ tip: '2.50', totalWithTip });
  });

  it('is part of what the client expects to pay', async () => {
    const cart = await customer.cartOf(1);
    const { body: quote } = await customer.request<QuoteView>('POST', '/api/orders/quote', { ...cart, tip: '3' });
    const wrong = await customer.request<{ code: string; detail: string; quote: QuoteView }>('POST', '/api/orders', {
      ...{ ...cart, tip: '3', totalPrice: quote.total },
    });
    expect([wrong.status, wrong.body.code, wrong.body.quote]).toEqual([409, 'price_changed', quote]);
    expect(wrong.body.detail).toContain(quote.totalWithTip);
  });

  it('reaches no minimum order', async () => {
    const cart = await customer.cartOf(1);
    const items = cart.items.map((item) => ({ ...item, quantity: 1 }));
    const { body } = await customer.request<QuoteView>('POST', '/api/orders/quote', { ...cart, items });
    await api.sql('UPDATE restaurants SET minimum_order_cents = $1 WHERE id = 1', [cents(body.subtotal) + 1]);
    const refused = await customer.request('POST', '/api/orders', { ...cart, items, tip: '50' });
    expect(refusalOf(refused).code).toBe('minimum_order');
    await api.sql('UPDATE restaurants SET minimum_order_cents = 0 WHERE id = 1');
  });

  it('belongs to the order of an idempotency key, and none is as good as one of nothing', async () => {
    const cart = await customer.cartOf(1);
    const place = (key: string, tip?: unknown) =>
      customer.request<OrderView & { code?: string }>(
        'POST',
        '/api/orders',
        { ...cart, ...(tip !== undefined && { tip }) },
        { 'idempotency-key': key },
      );
    const key = crypto.randomUUID();
    const first = await place(key, '2');
    const again = await place(key, '2.00');
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    for (const other of ['1', '0', undefined])
      expect((await place(key, other)).body.code).toBe('idempotency_key_reused');
    const none = crypto.randomUUID();
    const bare = await place(none);
    for (const nothing of [0, '0.00', null]) expect((await place(none, nothing)).body.id).toBe(bare.body.id);
  });

  it.each<[string, unknown, string]>([
    ['more than fifty euro', '50.01', 'too_large'],
    ['words', 'generous', 'invalid_format'],
    ['less than nothing', -1, 'invalid_format'],
    ['a part of a cent', 0.005, 'invalid_format'],
    ['an array', [1], 'invalid_format'],
    ['a flag', true, 'invalid_format'],
  ])('of %s is refused at its field', async (_, tip, code) => {
    const cart = await customer.cartOf(1);
    for (const path of ['/api/orders', '/api/orders/quote']) {
      const answer = await customer.request('POST', path, { ...cart, tip });
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'validation_failed', fields: [`tip ${code}`] });
    }
  });

  it('names its limit in the caller’s language', async () => {
    const cart = { ...(await customer.cartOf(1)), tip: 51 };
    for (const [language, words] of [
      ['de', 'Der größte mögliche Wert ist 50,00\u00a0€.'],
      ['en', 'The largest possible value is €50.00.'],
    ] as const) {
      const { body } = await customer.request<{ errors: { message: string }[] }>('POST', '/api/orders', cart, {
        'accept-language': language,
      });
      expect(body.errors[0]?.message).toBe(words);
    }
    expect((await customer.placeOrder(1, { tip: '50.00' })).tip).toBe('50.00');
  });

  it('is a guest’s, too, and shown to the kitchen with what is to be collected', async () => {
    const guest = new Person(api.url);
    const contact = { name: 'Gast', email: `gast-${crypto.randomUUID()}@example.com`, phone: '+49 30 123456' };
    const watcher = await owner.watch();
    await watcher.subscribe('restaurant:1:orders');
    const order = await guest.placeOrder(1, { contact, tip: '1' });
    const heard = await watcher.hear('order:placed', ({ order: { id } }) => id === order.id);
    const expected = { total_amount: order.total, tip: '1.00', total_with_tip: order.totalWithTip };
    expect(heard.order).toMatchObject(expected);
    watcher.close();
    const { body: queue } = await owner.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(queue.find(({ id }) => id === order.id)).toMatchObject(expected);
    const read = await guest.request<OrderView>('GET', `/api/orders/${String(order.id)}?t=${order.guestToken ?? ''}`);
    expect(read.body.tip).toBe('1.00');
  });
});

describe('tips', () => {
  it('are no turnover: in none of the revenues, and in the report of a day beside its total', async () => {
    const today = (await owner.request<DayReportView>('GET', '/api/restaurant/reports/day')).body.date;
    const read = async () => {
      const [report, stats] = await Promise.all([
        owner.request<DayReportView>('GET', `/api/restaurant/reports/day?date=${today}`),
        admin.request<AdminStatsView>('GET', '/api/admin/stats'),
      ]);
      return { report: report.body, revenue: cents(stats.body.revenue) };
    };
    const before = await read();
    const order = await customer.placeOrder(1, { tip: '4.20', paymentMethod: 'card_on_delivery' });
    const gone = await customer.placeOrder(1, { tip: '9.00' });
    await owner.move(gone.id, 'cancelled', { reason: 'too_busy' });
    const after = await read();
    expect(cents(after.report.total)).toBe(cents(before.report.total) + cents(order.total));
    expect(cents(after.report.tips)).toBe(cents(before.report.tips) + 420);
    const tipsOf = ({ payments }: DayReportView, name: string) =>
      cents(payments.find(({ booking }) => booking === name)?.tips ?? '');
    expect(tipsOf(after.report, 'card')).toBe(tipsOf(before.report, 'card') + 420);
    expect(tipsOf(after.report, 'cash')).toBe(tipsOf(before.report, 'cash'));
    expect(after.report.vat.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(cents(after.report.total));
    await until(async () => (await read()).revenue === before.revenue + cents(order.total), {
      what: () => 'the revenue has grown by the total without the tip',
    });
  });

  it('stand in the tables and files of admins and in the export of the account', async () => {
    const order = await customer.placeOrder(1, { tip: '1.80' });
    const search = `?q=${String(order.id)}`;
    const { body: table } = await admin.request<AdminOrderView[]>('GET', `/api/admin/orders${search}`);
    expect(table.find(({ id }) => id === order.id)).toMatchObject({ totalAmount: order.total, tip: '1.80' });
    const { body: file } = await admin.request<string>('GET', `/api/admin/orders/export${search}`);
    expect(file).toMatch(new RegExp(`^${String(order.id)};.*;1,80;delivery\r$`, 'm'));
    const { body: own } = await customer.request<AccountExport>('GET', '/api/account/export');
    expect(own.orders.find(({ id }) => id === order.id)).toMatchObject({ total: order.total, tip: '1.80' });
  });

  it('are in the e-mail beneath the VAT, and are named with what is given back', async () => {
    const giver = await Person.register(api.url, 'Writer');
    const cart = await giver.cartOf(1);
    const { body: order } = await giver.request<OrderView>(
      'POST',
      '/api/orders',
      { ...cart, tip: '3' },
      { 'accept-language': 'de' },
    );
    const address = giver.account?.email ?? '';
    const placed = plain((await mailbox.find(address, `Deine Bestellung #${String(order.id)}`)).text);
    expect(placed).toMatch(
      new RegExp(
        `Gesamtbetrag: ${euro(cents(order.total))}\ndarin 7 %[^]+\nTrinkgeld: 3,00 €\n` +
          `  In voller Höhe für das Team und den Fahrer, ohne MwSt.\n` +
          `Gesamtbetrag mit Trinkgeld: ${euro(cents(order.total) + 300)}\n`,
      ),
    );
    await api.sql(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [order.id]);
    await owner.move(order.id, 'cancelled', { reason: 'too_busy' });
    const cancelled = plain((await mailbox.find(address, /wurde storniert$/)).text);
    expect(cancelled).toContain(`erstattet dir ${euro(cents(order.total) + 300)}`);
  });
});
