/** Orders that nobody means, with the limits on: from one mailbox, one phone, one address; and what they do to a kitchen. */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { OrderView, RestaurantOrderView, UnconfirmedOrderView } from '../../src/contracts/orders/order-views.ts';
import { LIMITS } from '../../src/limits/rules.ts';
import { UnconfirmedRepository } from '../../src/modules/orders/unconfirmed/unconfirmed.repository.ts';
import { until } from '../support/until.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Answer, PASSWORD } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let other: string;
let mailbox: Mailbox;
let kitchen: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ rateLimit: true, smtpUrl: mailbox.url });
  other = (await api.another()).url;
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

let people = 0;
/** Somebody whom nobody has seen: this machine is a trusted proxy, so the header is believed. */
function newGuest(): { contact: { name: string; email: string; phone: string }; address: string } {
  people += 1;
  const digits = String(people).padStart(4, '0');
  return {
    contact: { name: 'Gundula Gast', email: `guest${digits}@example.com`, phone: `0151 555${digits}` },
    address: `198.51.100.${people}`,
  };
}
type Guest = ReturnType<typeof newGuest>;
type Ordered = Answer<OrderView & UnconfirmedOrderView>;

async function order(
  { contact, address }: Guest,
  { url = api.url, restaurantId = 1, headers = {} } = {},
): Promise<Ordered> {
  const guest = new Person(url);
  const cart = { ...(await guest.cartOf(restaurantId)), contact };
  return guest.request('POST', '/api/orders', cart, { 'x-forwarded-for': address, ...headers });
}

async function orderOften(count: number, guestOf: (attempt: number) => Guest): Promise<Ordered[]> {
  const answers: Ordered[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    answers.push(await order(guestOf(attempt), { url: attempt % 2 === 0 ? api.url : other }));
  }
  return answers;
}

const statusesOf = (answers: Ordered[]): number[] => answers.map(({ status }) => status);
const times = (count: number, status: number): number[] => new Array<number>(count).fill(status);
const read = (id: string) => new Person(api.url).request<UnconfirmedOrderView>('GET', `/api/unconfirmed-orders/${id}`);
const confirm = (id: string, token: string) =>
  new Person(api.url).request<OrderView>('POST', `/api/unconfirmed-orders/${id}/confirm`, { token });

/** The id and the token of the link in the newest e-mail that asks this mailbox. */
async function linkTo({ contact }: Guest): Promise<{ id: string; token: string }> {
  const { text } = await mailbox.find(contact.email, 'confirm');
  const [, id = '', token = ''] = /\/order\/([\w-]+)#([\w-]+)/.exec(text) ?? [];
  return { id, token };
}

async function queueOf(person: Person): Promise<number[]> {
  const { body } = await person.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
  return body.map(({ id }) => id);
}

/** Orders until one has to be confirmed. */
async function beOdd(guest: Guest): Promise<UnconfirmedOrderView> {
  const answers = await orderOften(LIMITS.guest_order_mailbox.points + 1, () => guest);
  const last = answers.at(-1);
  expect(last?.status).toBe(202);
  return last?.body as UnconfirmedOrderView;
}

describe('orders of guests', () => {
  it.each<[string, (self: Guest, fresh: Guest) => Guest]>([
    [
      'of one mailbox, however it is spelt',
      (self, fresh) => ({
        contact: { ...fresh.contact, email: self.contact.email.replace('@', `+${fresh.address}@`).toUpperCase() },
        address: fresh.address,
      }),
    ],
    [
      'of one phone number',
      (self, fresh) => ({
        contact: { ...fresh.contact, phone: self.contact.phone.replace(/^0/, '+49 ') },
        address: fresh.address,
      }),
    ],
    ['from one address', (self, fresh) => ({ contact: fresh.contact, address: self.address })],
  ])('%s have to be confirmed beyond what a family orders', async (_, mix) => {
    const self = newGuest();
    const { points } = LIMITS.guest_order_mailbox;
    const answers = await orderOften(points + 1, () => mix(self, newGuest()));
    expect(statusesOf(answers)).toEqual([...times(points, 201), 202]);
  });

  it('send one mailbox a few e-mails and no more', async () => {
    const guest = newGuest();
    const direct = LIMITS.guest_order_mailbox.points;
    const asked = LIMITS.confirmation_mailbox.points;
    const answers = await orderOften(40, () => guest);
    expect(statusesOf(answers)).toEqual([
      ...times(direct, 201),
      ...times(asked, 202),
      ...times(40 - direct - asked, 429),
    ]);
    expect(mailbox.of(guest.contact.email).filter(({ headers }) => headers.subject?.includes('confirm'))).toHaveLength(
      asked,
    );
  });
});

describe('the limits of guests', () => {
  /**
   * What the connection of the limits says to Redis while `act` runs: each command is a round trip. Listens on a socket of
   * its own, as ioredis breaks when the first line it hears comes together with the answer to MONITOR.
   */
  async function commandsOf(redisUrl: string, act: () => Promise<unknown>): Promise<string[]> {
    const asker = new Redis(redisUrl);
    const { hostname, port } = new URL(redisUrl);
    const monitor = connect(Number(port), hostname);
    const lines: string[] = [];
    createInterface({ input: monitor }).on('line', (line) => lines.push(line));
    monitor.write('MONITOR\r\n');
    await until(() => lines.includes('+OK'));
    const clients = String(await asker.client('LIST')).split('\n');
    const limits = clients.filter((client) => client.includes('name=tischlein:limits'));
    const sources = limits.map((client) => / addr=(\S+)/.exec(client)?.[1] ?? '');
    const before = lines.length;
    await act();
    // In order: what was said before is heard before.
    await asker.echo('done');
    const isEnd = (line: string): boolean => line.endsWith('"echo" "done"');
    await until(() => lines.some(isEnd));
    monitor.destroy();
    asker.disconnect();
    return lines
      .slice(before, lines.findIndex(isEnd))
      .filter((line) => sources.some((source) => line.includes(` ${source}] `)))
      .map((line) => /\] "(\w+)"/.exec(line)?.[1] ?? line);
  }

  it('cost an order one round trip to Redis', async () => {
    const { redisUrl } = api;
    if (redisUrl === null) return;
    const guest = newGuest();
    // The script is known to Redis from here on.
    await order(guest);
    expect(await commandsOf(redisUrl, () => order(guest))).toEqual(['evalsha']);
  });
});

describe('an order that waits for its guest', () => {
  it('is not the kitchen’s until the link in the e-mail is followed, and then once', async () => {
    const guest = newGuest();
    const before = await queueOf(kitchen);
    const { unconfirmedId, state, restaurantName } = await beOdd(guest);
    expect([state, restaurantName.length > 0]).toEqual(['waiting', true]);
    expect((await queueOf(kitchen)).length).toBe(before.length + LIMITS.guest_order_mailbox.points);
    const { id, token } = await linkTo(guest);
    expect(id).toBe(unconfirmedId);
    expect(refusalOf(await confirm(id, 'a guess'))).toMatchObject({ status: 404, code: 'not_found' });
    const [first, second] = await Promise.all([confirm(id, token), confirm(id, token)]);
    expect([first.status, second.status, first.body.id]).toEqual([200, 200, second.body.id]);
    expect(await queueOf(kitchen)).toContain(first.body.id);
    expect((await read(id)).body).toMatchObject({
      state: 'confirmed',
      orderId: first.body.id,
      guestToken: first.body.guestToken,
    });
    const [row] = await api.sql('SELECT request FROM unconfirmed_orders WHERE id = $1', [id]);
    expect(row).toEqual({ request: null });
  });

  it('is kept once for each key, and asked about once', async () => {
    const guest = newGuest();
    await orderOften(LIMITS.guest_order_mailbox.points, () => guest);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = [await order(guest, { headers }), await order(guest, { headers, url: other })];
    expect(statusesOf(answers)).toEqual([202, 202]);
    expect(new Set(answers.map(({ body }) => body.unconfirmedId)).size).toBe(1);
    await linkTo(guest);
    expect(mailbox.of(guest.contact.email).filter(({ headers: own }) => own.subject?.includes('confirm'))).toHaveLength(
      1,
    );
  });

  it('expires, and takes the person’s data with it', async () => {
    const guest = newGuest();
    const { unconfirmedId } = await beOdd(guest);
    const { token } = await linkTo(guest);
    await api.sql(`UPDATE unconfirmed_orders SET expires_at = now() WHERE id = $1`, [unconfirmedId]);
    expect((await confirm(unconfirmedId, token)).status).toBe(404);
    expect((await read(unconfirmedId)).body).toMatchObject({ state: 'expired', orderId: null });
    const unconfirmed = api.app.nest.get(UnconfirmedRepository, { strict: false });
    await unconfirmed.forgetExpired();
    expect(await api.sql('SELECT request FROM unconfirmed_orders WHERE id = $1', [unconfirmedId])).toEqual([
      { request: null },
    ]);
    await api.sql(`UPDATE unconfirmed_orders SET expires_at = now() - interval '25 hours' WHERE id = $1`, [
      unconfirmedId,
    ]);
    await unconfirmed.forgetExpired();
    expect((await read(unconfirmedId)).status).toBe(404);
  });

  it.each([
    ['does not answer', 'smtp://127.0.0.1:1', 503, 'unavailable'],
    ['is missing', null, 429, 'too_many_requests'],
  ])('is refused and not kept when the mail server %s', async (_, smtpUrl, status, code) => {
    const mute = await startApi({ rateLimit: true, smtpUrl });
    try {
      const guest = newGuest();
      const { points } = LIMITS.guest_order_mailbox;
      for (let attempt = 0; attempt < points; attempt += 1) await order(guest, { url: mute.url });
      expect(refusalOf(await order(guest, { url: mute.url }))).toMatchObject({ status, code });
      expect(await mute.sql('SELECT id FROM unconfirmed_orders')).toEqual([]);
    } finally {
      await mute.stop();
    }
  });

  it('is found by nothing that is no id', async () => {
    for (const id of ['1', 'x'.repeat(36), crypto.randomUUID()]) expect((await read(id)).status).toBe(404);
  });
});

describe('registrations', () => {
  it.each([
    ['customers', '/api/register', LIMITS.customer_registration_address.points],
    ['restaurants', '/api/register-restaurant', LIMITS.restaurant_registration_address.points],
  ])('of %s are limited by address, valid or not', async (_, path, points) => {
    const { address } = newGuest();
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= points; attempt += 1) {
      const body = { name: 'Rita', email: `rita${attempt}@example.com`, password: PASSWORD, city: 'berlin' };
      const url = attempt % 2 === 0 ? api.url : other;
      statuses.push((await new Person(url).request('POST', path, body, { 'x-forwarded-for': address })).status);
    }
    expect(statuses.slice(0, points)).not.toContain(429);
    expect(statuses[points]).toBe(429);
  });

  it('with one mailbox are limited, wherever they come from', async () => {
    const { points } = LIMITS.registration_mailbox;
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= points; attempt += 1) {
      const body = {
        name: 'Rolf',
        email: `rolf+${attempt}@example.com`,
        password: 'correct horse battery',
        city: 'berlin',
      };
      const headers = { 'x-forwarded-for': newGuest().address };
      statuses.push((await new Person(api.url).request('POST', '/api/register', body, headers)).status);
    }
    expect(statuses).toEqual([...times(points, 201), 429]);
  });
});

describe('an account', () => {
  it('orders what a family orders and not more', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const cart = await customer.cartOf(1);
    const { points } = LIMITS.order_account;
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= points; attempt += 1) {
      statuses.push((await customer.request('POST', '/api/orders', cart)).status);
    }
    expect(statuses).toEqual([...times(points, 201), 429]);
  });
});
