import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayReportView } from '../../src/contracts/restaurants/reports.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterAll(() => api.stop());

const reportOf = (date: string) => owner.request<DayReportView>('GET', `/api/restaurant/reports/day?date=${date}`);
const setPlaced = (id: number, at: string) => api.sql('UPDATE orders SET created_at = $2 WHERE id = $1', [id, at]);
const cents = (money: string) => Math.round(Number(money) * 100);

describe('the report of a day', () => {
  it('adds up what the receipts say, by payment and VAT rate, and leaves out what was cancelled', async () => {
    const { body: menus } = await customer.request<MenuView[]>('GET', '/api/restaurants/1/menus');
    const dishes = menus
      .flatMap((menu) => menu.items)
      .filter((item) => item.optionGroups.every((g) => g.minChoices === 0));
    const [food, drink] = [7, 19].map((rate) => dishes.find(({ vatRate }) => vatRate === rate)?.id);
    const items = [
      { menuItemId: food, quantity: 3 },
      { menuItemId: drink, quantity: 3 },
    ];
    const orders: OrderView[] = [];
    for (const paymentMethod of ['cash_on_delivery', 'cash_on_delivery', 'card_on_delivery']) {
      orders.push(await customer.placeOrder(1, { items, paymentMethod }));
    }
    const gone = await customer.placeOrder(1);
    await owner.move(gone.id, 'cancelled', { reason: 'too_busy' });
    const [first] = orders;
    for (const status of ['preparing', 'delivering', 'delivered'] as const) await owner.move(first?.id ?? 0, status);
    for (const { id } of [...orders, gone]) await setPlaced(id, '2026-05-05T18:00:00+02:00');

    const { status, body } = await reportOf('2026-05-05');
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: '2026-05-05', orders: 3, delivered: 1, open: 2 });
    expect(body.cancelled).toEqual({ orders: 1, total: gone.total, reasons: [{ reason: 'too_busy', orders: 1 }] });
    const total = orders.reduce((sum, order) => sum + cents(order.total), 0);
    expect(cents(body.total)).toBe(total);
    expect(cents(body.subtotal) + cents(body.deposit) + cents(body.deliveryFees)).toBe(total);
    expect(body.payments.flatMap(({ booking, orders: count }) => (count === 0 ? [] : [[booking, count]]))).toEqual([
      ['cash', 2],
      ['card', 1],
    ]);
    expect(body.payments.reduce((sum, payment) => sum + cents(payment.total), 0)).toBe(total);
    expect(body.vat.map(({ rate }) => rate)).toEqual([7, 19]);
    for (const line of body.vat) {
      const onReceipts = orders.flatMap(({ vat }) => vat.filter(({ rate }) => rate === line.rate));
      expect(cents(line.vat)).toBe(onReceipts.reduce((sum, { vat }) => sum + cents(vat), 0));
      expect(cents(line.net) + cents(line.vat)).toBe(cents(line.gross));
    }
    expect(body.vat.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(total);
    expect((await reportOf('2026-05-06')).body).toMatchObject({ orders: 0, total: '0.00', vat: [] });
    const other = await Person.login(api.url, 'restaurant2@example.com');
    const theirs = await other.request<DayReportView>('GET', '/api/restaurant/reports/day?date=2026-05-05');
    expect(theirs.body.orders).toBe(0);
  });

  it('tells what was delivered from what was picked up', async () => {
    await api.sql('UPDATE restaurants SET offers_pickup = true WHERE id = 1');
    const fetched = await customer.placeOrder(1, { fulfilment: 'pickup', deliveryAddress: undefined });
    const brought = await customer.placeOrder(1);
    for (const { id } of [fetched, brought]) await setPlaced(id, '2026-06-06T18:00:00+02:00');
    expect((await reportOf('2026-06-06')).body.fulfilments).toEqual([
      { fulfilment: 'delivery', orders: 1, total: brought.total },
      { fulfilment: 'pickup', orders: 1, total: fetched.total },
    ]);
  });

  it.each([
    // The clocks go forward on 2026-03-29 and back on 2026-10-25: days of 23 and 25 hours.
    [
      '2026-03-29',
      ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z'],
      ['2026-03-28T22:59:59.999Z', '2026-03-29T22:00:00Z'],
    ],
    [
      '2026-10-25',
      ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'],
      ['2026-10-24T21:59:59.999Z', '2026-10-25T23:00:00Z'],
    ],
  ])('goes from midnight to midnight in Berlin, on %s too', async (date, inside, outside) => {
    const { id } = await customer.placeOrder(1);
    for (const [moments, count] of [
      [inside, 1],
      [outside, 0],
    ] as const) {
      for (const moment of moments) {
        await setPlaced(id, moment);
        expect([moment, (await reportOf(date)).body.orders]).toEqual([moment, count]);
      }
    }
    await api.sql(`UPDATE orders SET created_at = '2020-01-01' WHERE id = $1`, [id]);
  });

  it('is of today unless it is told, and of a day that exists', async () => {
    await customer.placeOrder(1);
    const { body } = await owner.request<DayReportView>('GET', '/api/restaurant/reports/day');
    expect(body.orders).toBe(1);
    for (const date of ['2026-02-30', 'today', '26-01-01', '2026-1-1']) {
      expect(refusalOf(await reportOf(date)).fields).toEqual(['date invalid_format']);
    }
  });
});
