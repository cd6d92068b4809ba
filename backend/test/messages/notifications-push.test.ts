import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Browser, type PushService, startPushService } from '../support/push-service.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const PATH = '/api/notifications/push';
const ecdh = createECDH('prime256v1');
const publicKey = ecdh.generateKeys('base64url');
const privateKey = Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

let service: PushService;
let mailbox: Mailbox;
let api: Api;
let kitchen: Person;
beforeAll(async () => {
  service = await startPushService(publicKey);
  mailbox = await startMailbox();
  api = await startApi({
    vapid: { publicKey, privateKey },
    pushOrigins: [service.origin],
    smtpUrl: mailbox.url,
    undoHoldMs: 0,
  });
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(async () => {
  await api.stop();
  await service.stop();
  await mailbox.stop();
});

async function subscribe(person: Person, more: object = {}): Promise<Browser> {
  const browser = service.openBrowser();
  const { status } = await person.request('POST', PATH, { ...browser.subscription, ...more });
  expect(status).toBe(204);
  return browser;
}

async function riderOf(owner: Person, name = 'rad'): Promise<Person> {
  const login = { email: `${name}@example.com`, password: 'Lenker, Sattel und Klingel' };
  await owner.request('POST', '/api/restaurant/staff', { ...login, name: 'Rita', duty: 'rider' });
  const rider = await Person.login(api.url, login.email, login.password);
  await rider.request('POST', '/api/rider/shift', { isOn: true });
  return rider;
}

const endpointsOf = async (browser: Browser) =>
  api.sql('SELECT id FROM push_subscriptions WHERE endpoint = $1', [browser.subscription.endpoint]);

describe('web push', () => {
  it('calls the guest to the door where a rider finds nobody, and names no code behind a link', async () => {
    const rider = await riderOf(kitchen);
    const person = await Person.register(api.url, 'Sleeper');
    const order = await person.placeOrder(1);
    const [own, linked] = [
      await subscribe(person),
      await subscribe(new Person(api.url), { orderId: order.id, token: order.shareToken }),
    ];
    await kitchen.move(order.id, 'preparing');
    const path = `/api/rider/orders/${String(order.id)}`;
    await rider.request('PUT', `${path}/status`, { status: 'delivering' });
    const { body: seen } = await person.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
    expect((await own.hear('delivering')).message.body).toContain(seen.handoverCode ?? 'a code');
    expect((await linked.hear('delivering')).message.body).not.toContain(seen.handoverCode ?? '');
    await rider.request('POST', `${path}/nobody-there`);
    for (const browser of [own, linked]) {
      await until(() => browser.received.some(({ message }) => /finds nobody.*\d\d:\d\d/.test(message.body)), {
        what: () => 'the guest is called to the door',
      });
    }
  });

  it('tells a rider of what the kitchen gives and cancels, and of nothing that is the kitchen’s', async () => {
    const rider = await riderOf(kitchen, 'reifen');
    const [phone, tablet] = [await subscribe(rider), await subscribe(kitchen)];
    const person = await Person.register(api.url, 'Hungry');
    const order = await person.placeOrder(1);
    await kitchen.move(order.id, 'preparing');
    const [{ id: riderId } = { id: 0 }] = await api.sql<{ id: number }>(
      `SELECT id FROM restaurant_staff WHERE email = 'reifen@example.com'`,
    );
    const path = `/api/restaurant/orders/${String(order.id)}`;
    expect((await kitchen.request('POST', `${path}/rider`, { riderId })).status).toBe(200);
    const bodies = () => phone.received.map(({ message }) => message.body);
    const hears = (word: string) =>
      until(() => bodies().some((body) => body.includes(word)), {
        what: () => `${word} is pushed; there are ${bodies().join()}`,
      });
    await hears(`#${String(order.id)} ist für Sie: ${order.deliveryAddress ?? ''}`);
    // More time changes the order, too, and is no news for who has it.
    expect((await kitchen.request('POST', `${path}/estimate`, { minutes: 5 })).status).toBe(200);
    await kitchen.move(order.id, 'cancelled', { reason: 'item_unavailable' });
    await hears(`#${String(order.id)} wurde storniert`);
    expect(bodies()).toHaveLength(2);
    expect(phone.received.map(({ message }) => message.url)).toEqual(['/rider', '/rider']);
    expect(tablet.received).toEqual([]);
  });

  it('tells a rider of what the kitchen takes away, and of what it gives to another', async () => {
    const riders = await Promise.all(
      ['lenker', 'pedal'].map(async (name) => ({ name, phone: await subscribe(await riderOf(kitchen, name)) })),
    );
    const ids = await api.sql<{ id: number }>(
      `SELECT id FROM restaurant_staff WHERE email IN ('lenker@example.com', 'pedal@example.com') ORDER BY email`,
    );
    const [one, other] = ids.map(({ id }) => id);
    const order = await (await Person.register(api.url, 'Hungry')).placeOrder(1);
    await kitchen.move(order.id, 'preparing');
    const heardBy = (name: string) =>
      riders.find((rider) => rider.name === name)?.phone.received.map(({ message }) => message.body) ?? [];
    const give = async (riderId: number | null | undefined, heard: Record<string, number>) => {
      const path = `/api/restaurant/orders/${String(order.id)}/rider`;
      expect((await kitchen.request('POST', path, { riderId })).status).toBe(200);
      await until(() => Object.entries(heard).every(([name, count]) => heardBy(name).length === count), {
        what: () =>
          `${JSON.stringify(heard)} are pushed; there are ${JSON.stringify(riders.map(({ name }) => heardBy(name)))}`,
      });
    };
    await give(one, { lenker: 1, pedal: 0 });
    await give(other, { lenker: 2, pedal: 1 });
    await give(null, { lenker: 2, pedal: 2 });
    const gone = `Bestellung #${String(order.id)} ist nicht mehr für Sie: Die Küche hat sie zurückgenommen oder anders vergeben.`;
    expect([heardBy('lenker')[1], heardBy('pedal')[1]]).toEqual([gone, gone]);
    expect(heardBy('pedal')[0]).toContain('ist für Sie');
  });

  it('gives its key', async () => {
    const { status, body } = await new Person(api.url).request('GET', `${PATH}/key`);
    expect([status, body]).toEqual([200, { publicKey }]);
  });

  it('tells a customer’s browsers of every step, in the language of the order', async () => {
    const person = await Person.register(api.url, 'Customer');
    const browsers = [await subscribe(person), await subscribe(person)];
    const cart = await person.cartOf(1);
    const { body: order } = await person.request<OrderView>('POST', '/api/orders', cart, { 'accept-language': 'de' });
    await kitchen.move(order.id, 'preparing');
    for (const browser of browsers) {
      const { message, headers } = await browser.hear('preparing');
      expect(message).toMatchObject({
        title: order.restaurantName,
        tag: `order-${String(order.id)}`,
        url: `/order/${String(order.id)}`,
        orderId: order.id,
        version: 2,
        status: 'preparing',
      });
      expect(message.body).toMatch(
        /^Deine Bestellung #\d+ ist angenommen und wird zubereitet\. Voraussichtliche Ankunft: \d\d:\d\d–\d\d:\d\d Uhr\.$/,
      );
      expect(headers).toMatchObject({ ttl: '1800', urgency: 'high', topic: `order-${String(order.id)}` });
    }
    await kitchen.move(order.id, 'delivering');
    await browsers[0]?.hear('delivering');
    await kitchen.move(order.id, 'delivered');
    const { message } = (await browsers[1]?.hear('delivered')) ?? {};
    expect(message?.body).toBe(`Deine Bestellung #${String(order.id)} ist geliefert. Guten Appetit.`);
    expect(browsers[0]?.received.map((one) => one.message.status)).not.toContain('pending');
  });

  it('says why an order was cancelled', async () => {
    const person = await Person.register(api.url, 'Customer');
    const browser = await subscribe(person);
    const order = await person.placeOrder(1);
    await kitchen.move(order.id, 'cancelled', { reason: 'closing' });
    expect((await browser.hear('cancelled')).message.body).toBe(
      `Your order #${String(order.id)} was cancelled. Reason: The restaurant is closing.`,
    );
  });

  it('tells guests and watchers of one order alone, with no more than the link for watching', async () => {
    const guest = new Person(api.url);
    const contact = { name: 'Gast', email: `gast-${crypto.randomUUID()}@example.com`, phone: '+49 30 123456' };
    const order = await guest.placeOrder(1, { contact });
    const other = await guest.placeOrder(1, { contact });
    const own = await subscribe(guest, { orderId: order.id, token: order.guestToken });
    const watching = await subscribe(new Person(api.url), { orderId: order.id, token: order.shareToken });
    await kitchen.move(other.id, 'preparing');
    await kitchen.move(order.id, 'preparing');
    for (const browser of [own, watching]) {
      const { message } = await browser.hear('preparing');
      expect(message.url).toBe(`/order/${String(order.id)}?t=${order.shareToken ?? ''}`);
      expect(browser.received.map((one) => one.message.orderId)).toEqual([order.id]);
    }
  });

  it('lets one browser follow several orders of a guest, and hear each once', async () => {
    const guest = new Person(api.url);
    const contact = { name: 'Gast', email: `gast-${crypto.randomUUID()}@example.com`, phone: '+49 30 123456' };
    const orders = [await guest.placeOrder(1, { contact }), await guest.placeOrder(1, { contact })];
    const browser = service.openBrowser();
    for (const { id, guestToken } of [...orders, ...orders]) {
      await guest.request('POST', PATH, { ...browser.subscription, orderId: id, token: guestToken });
    }
    for (const { id } of orders) await kitchen.move(id, 'preparing');
    await until(() => browser.received.length >= 2);
    expect(browser.received.map(({ message }) => message.orderId).sort()).toEqual(orders.map(({ id }) => id).sort());
  });

  it('tells a browser once that knows the order in two ways', async () => {
    const person = await Person.register(api.url, 'Twice');
    const order = await person.placeOrder(1);
    const browser = await subscribe(person);
    await person.request('POST', PATH, { ...browser.subscription, orderId: order.id });
    await kitchen.move(order.id, 'preparing');
    await kitchen.move(order.id, 'delivering');
    await browser.hear('delivering');
    expect(browser.received.filter(({ message }) => message.status === 'delivering')).toHaveLength(1);
    expect(browser.received[0]?.message.url).toBe(`/order/${String(order.id)}`);
  });

  it('forgets browsers that are gone', async () => {
    const person = await Person.register(api.url, 'Gone');
    const [left, stays] = [await subscribe(person), await subscribe(person)];
    left.refusals.push(410);
    const order = await person.placeOrder(1);
    await kitchen.move(order.id, 'preparing');
    await stays.hear('preparing');
    await until(async () => (await endpointsOf(left)).length === 0);
    expect(await endpointsOf(stays)).toHaveLength(1);
  });

  it('tries again where a service had no time, and nowhere else', async () => {
    const person = await Person.register(api.url, 'Busy');
    const [busy, fine] = [await subscribe(person), await subscribe(person)];
    busy.refusals.push(503);
    const order = await person.placeOrder(1);
    await kitchen.move(order.id, 'cancelled', { reason: 'other' });
    await busy.hear('cancelled');
    expect(fine.received).toHaveLength(1);
    const email = person.account?.email ?? '';
    await mailbox.find(email, /cancelled$/);
    expect(mailbox.ofOrders(email)).toHaveLength(2);
  });

  it('keeps still for whoever does not want it, and after signing out', async () => {
    const person = await Person.register(api.url, 'Quiet');
    const quiet = await subscribe(person);
    await person.request('PUT', '/api/notifications/settings', { push: false });
    const leaver = await Person.register(api.url, 'Leaver');
    const left = await subscribe(leaver);
    const orders = [await person.placeOrder(1), await leaver.placeOrder(1)];
    await leaver.request('POST', '/api/logout');
    expect(await endpointsOf(left)).toEqual([]);
    const watching = await Promise.all(
      orders.map(({ id, shareToken }) => subscribe(new Person(api.url), { orderId: id, token: shareToken })),
    );
    for (const { id } of orders) await kitchen.move(id, 'preparing');
    for (const browser of watching) await browser.hear('preparing');
    expect([...quiet.received, ...left.received]).toEqual([]);
  });

  it('belongs to whoever signed in last in that browser', async () => {
    const [first, second] = [await Person.register(api.url, 'First'), await Person.register(api.url, 'Second')];
    const browser = await subscribe(first);
    await second.request('POST', PATH, browser.subscription);
    const orders = [await first.placeOrder(1), await second.placeOrder(1)];
    for (const { id } of orders) await kitchen.move(id, 'preparing');
    await browser.hear('preparing');
    expect(browser.received.map(({ message }) => message.orderId)).toEqual([orders[1]?.id]);
  });

  it('ends when the browser says so, also twice', async () => {
    const person = await Person.register(api.url, 'Ender');
    const browser = await subscribe(person);
    const body = { endpoint: browser.subscription.endpoint };
    for (let time = 0; time < 2; time += 1) {
      expect((await new Person(api.url).request('DELETE', PATH, body)).status).toBe(204);
    }
    expect(await endpointsOf(browser)).toEqual([]);
  });

  it('keeps the newest twenty browsers of a customer', async () => {
    const person = await Person.register(api.url, 'Collector');
    const browsers: Browser[] = [];
    for (let count = 0; count < 21; count += 1) browsers.push(await subscribe(person));
    const kept: number[] = [];
    for (const browser of browsers) kept.push((await endpointsOf(browser)).length);
    expect(kept).toEqual([0, ...Array<number>(20).fill(1)]);
  });
});

describe('a subscription is refused', () => {
  const open = () => service.openBrowser().subscription;

  it('without a session or an order, and to admins', async () => {
    expect(refusalOf(await new Person(api.url).request('POST', PATH, open()))).toMatchObject({
      code: 'unauthenticated',
    });
    const admin = await Person.login(api.url, 'admin@example.com');
    expect(refusalOf(await admin.request('POST', PATH, open()))).toMatchObject({ code: 'forbidden' });
  });

  it('for an order that is not theirs', async () => {
    const owner = await Person.register(api.url, 'Owner');
    const stranger = await Person.register(api.url, 'Stranger');
    const order = await owner.placeOrder(1);
    for (const person of [stranger, new Person(api.url), kitchen]) {
      for (const token of [undefined, 'x', crypto.randomUUID(), "' OR true --"]) {
        const answer = await person.request('POST', PATH, { ...open(), orderId: order.id, token });
        expect(refusalOf(answer)).toEqual({ status: 404, code: 'not_found', fields: [] });
      }
    }
  });

  it.each([
    ['another service', { endpoint: 'https://evil.example/push' }, ['endpoint invalid_choice']],
    ['our own network', { endpoint: 'http://169.254.169.254/latest' }, ['endpoint invalid_choice']],
    ['no address', { endpoint: 'push' }, ['endpoint invalid_choice']],
    ['an endless address', { endpoint: `https://x.example/${'x'.repeat(1_000)}` }, ['endpoint too_long']],
    ['no keys', { keys: undefined }, ['keys required']],
    ['keys of text', { keys: 'keys' }, 1],
    ['half the keys', { keys: { p256dh: publicKey } }, ['keys.auth required']],
    ['a key that is none', { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } }, ['keys.p256dh invalid_format']],
    ['a secret that is none', { keys: { p256dh: publicKey, auth: 'AAAA' } }, ['keys.auth invalid_format']],
    [
      'odd characters',
      { keys: { p256dh: 'ä', auth: '+/' } },
      ['keys.p256dh invalid_format', 'keys.auth invalid_format'],
    ],
    ['half an order', { orderId: 1.5, token: 1 }, ['orderId invalid_type', 'token invalid_type']],
  ])('with %s', async (_, wrong, fields) => {
    const person = await Person.login(api.url, 'kunde@example.com');
    const refusal = refusalOf(await person.request('POST', PATH, { ...open(), ...wrong }));
    expect([refusal.status, refusal.code]).toEqual([400, 'validation_failed']);
    if (typeof fields === 'number') expect(refusal.fields).toHaveLength(fields);
    else expect(refusal.fields).toEqual(fields);
  });

  it('where the address has a password in it', async () => {
    const person = await Person.login(api.url, 'kunde@example.com');
    const endpoint = service.origin.replace('//', '//user:secret@');
    expect(refusalOf(await person.request('POST', PATH, { ...open(), endpoint })).fields).toEqual([
      'endpoint invalid_choice',
    ]);
  });

  it('and so is its end without an address', async () => {
    expect(refusalOf(await new Person(api.url).request('DELETE', PATH, {}))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['endpoint required'],
    });
  });
});

describe('without keys of our own', () => {
  it('there is no web push', async () => {
    const without = await startApi();
    try {
      const person = await Person.login(without.url, 'kunde@example.com');
      const notFound = { status: 404, code: 'not_found', fields: [] };
      expect(refusalOf(await person.request('GET', `${PATH}/key`))).toEqual(notFound);
      expect(refusalOf(await person.request('POST', PATH, service.openBrowser().subscription))).toEqual(notFound);
    } finally {
      await without.stop();
    }
  });
});
