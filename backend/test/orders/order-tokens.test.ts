import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { type Answer, Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const STAFF = { name: 'Küche', email: 'kueche-tokens@example.com', password: 'ein langes Passwort fuer die Kueche' };
const CONTACT = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };

/** Every call whose answer, or whose refusal, may carry the order; the changes last, when it is final and all are refused. */
function callsOn({ id, version }: OrderView, restaurantId: number): [method: string, path: string, body?: unknown][] {
  const order = String(id);
  return [
    ['GET', `/api/orders/${order}`],
    ['GET', '/api/my-orders'],
    ['GET', '/api/restaurant/orders'],
    ['GET', '/api/admin/orders'],
    ['GET', `/api/admin/orders/${order}`],
    ['GET', `/api/admin/restaurants/${String(restaurantId)}`],
    ['GET', '/api/admin/board'],
    ['PUT', `/api/restaurant/orders/${order}/status`, { status: 'preparing' }],
    ['PUT', `/api/restaurant/orders/${order}/status`, { status: 'cancelled', reason: 'other', expectedVersion: 99 }],
    ['PUT', `/api/admin/orders/${order}/status`, { status: 'preparing' }],
    ['POST', `/api/admin/orders/${order}/cancel`, { reason: 'other' }],
    ['POST', `/api/admin/orders/${order}/cancel`, { reason: 'other', expectedVersion: 99 }],
    ['POST', `/api/admin/orders/${order}/remind`],
    ['POST', '/api/restaurant/orders/seen', { orderIds: [Number(order)] }],
    ['POST', `/api/restaurant/orders/${order}/undo`, { expectedVersion: version }],
    ['POST', `/api/restaurant/orders/${order}/estimate`, { minutes: 5 }],
    ['POST', `/api/orders/${order}/cancel`],
    ['POST', `/api/orders/${order}/reorder`],
    ['POST', `/api/orders/${order}/review`, { rating: 5 }],
  ];
}

describe('the tokens of an order', () => {
  let api: Api;
  let customer: Person;
  let guest: Person;
  let kitchen: Person;
  const others = new Map<string, Person>();

  beforeAll(async () => {
    api = await startApi();
    const { url } = api;
    customer = await Person.login(url, 'kunde@example.com');
    guest = new Person(url);
    kitchen = await Person.login(url, 'restaurant1@example.com');
    expect((await kitchen.request('POST', '/api/restaurant/staff', STAFF)).status).toBe(201);
    others.set('nobody', new Person(url));
    others.set('stranger', await Person.register(url, 'Stranger'));
    others.set('kitchen', kitchen);
    others.set('staff', await Person.login(url, STAFF.email, STAFF.password));
    others.set('other kitchen', await Person.login(url, 'restaurant2@example.com'));
    others.set('admin', await Person.login(url, 'admin@example.com'));
  });
  afterAll(async () => {
    await api.stop();
  });

  /** Which of the order's two tokens the answer tells. */
  function tokensIn({ body }: Pick<Answer<unknown>, 'body'>, order: OrderView): string[] {
    const text = JSON.stringify(body);
    return Object.entries({ share: order.shareToken, guest: order.guestToken }).flatMap(([name, token]) =>
      token !== null && text.includes(token) ? [name] : [],
    );
  }

  /** With the share link's token on every call, as its holder has it. */
  async function toldTo(person: Person, order: OrderView): Promise<string[]> {
    const told: string[] = [];
    for (const [method, path, body] of callsOn(order, 1)) {
      for (const suffix of ['', `?t=${order.shareToken ?? ''}`]) {
        const answer = await person.request(method, path + suffix, body);
        if (tokensIn(answer, order).length > 0) told.push(`${method} ${path} ${String(answer.status)}`);
      }
    }
    return told;
  }

  async function snapshotTells(person: Person, order: OrderView): Promise<string[]> {
    const watcher = await person.watch();
    const told: string[] = [];
    for (const topic of [`order:${order.id}`, 'restaurant:1:orders', 'customer:orders', 'admin'] as const) {
      for (const token of [undefined, order.shareToken ?? undefined]) {
        const body = await watcher.ask('subscribe', { topic, ...(token !== undefined && { token }) });
        if (tokensIn({ body }, order).length > 0) told.push(topic);
        await watcher.ask('unsubscribe', { topic });
      }
    }
    watcher.close();
    return told;
  }

  describe.each(['a customer', 'a guest'])('of %s', (whose) => {
    const place = () => (whose === 'a guest' ? guest.placeOrder(1, { contact: CONTACT }) : customer.placeOrder(1));

    it.each(['nobody', 'stranger', 'kitchen', 'staff', 'other kitchen', 'admin'])(
      'are told to %s by no answer, refusal or snapshot',
      async (name) => {
        const person = others.get(name) ?? guest;
        for (const isFinal of [false, true]) {
          const order = await place();
          if (isFinal) expect((await kitchen.move(order.id, 'cancelled', { reason: 'other' })).status).toBe(200);
          expect(await snapshotTells(person, order)).toEqual([]);
          expect(await toldTo(person, order)).toEqual([]);
        }
      },
    );
  });

  it('are told to the customer and the guest who hold them, also in a refusal', async () => {
    const own = await customer.placeOrder(1);
    const cancel = `/api/orders/${String(own.id)}/cancel`;
    await customer.request('POST', cancel);
    expect(tokensIn(await customer.request('POST', cancel), own)).toEqual(['share']);
    const foreign = await guest.placeOrder(1, { contact: CONTACT });
    const guestCancel = `/api/orders/${String(foreign.id)}/cancel?t=${foreign.guestToken ?? ''}`;
    await guest.request('POST', guestCancel);
    expect(tokensIn(await guest.request('POST', guestCancel), foreign)).toEqual(['share', 'guest']);
  });
});
