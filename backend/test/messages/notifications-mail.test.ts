import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationSettings } from '../../src/contracts/accounts/account.ts';
import type { OrderChanged } from '../../src/events/outbox/domain-event.ts';
import { ENVIRONMENT, type Environment } from '../../src/config/environment.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { OrderEffects } from '../../src/modules/notifications/order-effects.ts';
import { deliveryWordsIn } from '../support/delivery-words.ts';
import { countFailedJobs } from '../support/failed-jobs.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let mailbox: Mailbox;
let api: Api;
let kitchen: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({
    smtpUrl: mailbox.url,
    undoHoldMs: 0,
    publicUrl: 'https://tischlein.localhost',
    mailFrom: 'hallo@tischlein.example',
  });
  kitchen = await login('restaurant1@example.com');
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

/** Over https the cookie has another name, which `Person` keeps like any other. */
async function login(email: string): Promise<Person> {
  return Person.login(api.url, email);
}

const emailOf = (person: Person) => person.account?.email ?? '';
/** What a new account is written about itself has come, so that a refusal meets what is meant. */
const welcomed = (person: Person) => mailbox.find(emailOf(person), 'Please confirm your e-mail address');
/** Intl puts a no-break space before the sign. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function order(person: Person, language: string, overrides: object = {}): Promise<OrderView> {
  const cart = await person.cartOf(1);
  const answer = await person.request<OrderView>(
    'POST',
    '/api/orders',
    { ...cart, ...overrides },
    { 'accept-language': language },
  );
  expect(answer.status).toBe(201);
  return answer.body;
}

async function eventOf(orderId: number, version: number): Promise<OrderChanged> {
  const [row] = await api.sql<OrderChanged & { eventId: string }>(
    `SELECT 'order' AS kind, id AS "eventId", order_id AS "orderId", version, status, previous_status AS "previousStatus", at
       FROM order_event WHERE order_id = $1 AND version = $2`,
    [orderId, version],
  );
  if (row === undefined) throw new Error('There is no such event.');
  return { ...row, eventId: Number(row.eventId) };
}

describe('the confirmation of an order', () => {
  it('says what was ordered, what it costs with its VAT, and who supplies it', async () => {
    const person = await Person.register(api.url, 'Konfirmand');
    await api.sql(`UPDATE restaurants SET legal_name = 'Ofen & Söhne GmbH', vat_id = 'DE123456789' WHERE id = 1`);
    const placed = await order(person, 'de');
    const mail = await mailbox.find(emailOf(person), `Deine Bestellung #${String(placed.id)}`);
    expect(mail.from).toBe('hallo@tischlein.example');
    expect(mail.headers).toMatchObject({
      from: 'Tischlein <hallo@tischlein.example>',
      subject: `Deine Bestellung #${String(placed.id)} bei ${placed.restaurantName}`,
      'message-id': `<order-${String(placed.id)}-1@tischlein.localhost>`,
      references: `<order-${String(placed.id)}@tischlein.localhost>`,
      'auto-submitted': 'auto-generated',
    });
    const text = plain(mail.text);
    const euro = (money: string) => `${money.replace('.', ',')} €`;
    expect(text).toContain('Hallo Konfirmand,');
    for (const item of placed.items) expect(text).toContain(`${String(item.quantity)} × ${item.name}`);
    expect(text).toContain(`Gesamtbetrag: ${euro(placed.total)}`);
    for (const { rate, net, vat } of placed.vat) {
      expect(text).toContain(`darin ${String(rate)} % MwSt. auf ${euro(net)}: ${euro(vat)}`);
    }
    expect(text).toContain(
      `Restaurant und dein Vertragspartner:\nOfen & Söhne GmbH\n${placed.restaurantName}\n${placed.restaurant.address}\nUSt-IdNr.: DE123456789`,
    );
    expect(text).toContain('Torstraße 1, 10119 Berlin');
    expect(text).toContain('§ 312g');
    expect(text).toContain(`https://tischlein.localhost/order/${String(placed.id)}?t=${placed.shareToken ?? ''}`);
    expect(text).toContain('https://tischlein.localhost/profile');
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).toContain('Ofen &amp; Söhne GmbH');
    const shown = plain(mail.html.replace(/<[^>]+>/g, ' '));
    expect(shown).toContain(euro(placed.total));
  });

  it.each([
    ['en', /^Your order #\d+ at /, 'Delivery fee', 'Supplier and your contract partner'],
    ['tr', /: #\d+ numaralı siparişin$/, 'Teslimat ücreti', 'Satıcı ve sözleşmeyi yaptığın taraf'],
  ])('is written in %s', async (language, subject, ...words) => {
    const person = await Person.register(api.url, 'Reader');
    await order(person, language);
    const mail = await mailbox.find(emailOf(person), subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const word of words) expect(mail.text).toContain(word);
  });

  it('reaches guests at the address they gave, with a link that is theirs', async () => {
    const guest = new Person(api.url);
    const email = `gast-${crypto.randomUUID()}@example.com`;
    const contact = { name: 'Gisela Gast', email, phone: '+49 30 123456' };
    const placed = await order(guest, 'de', { contact });
    const mail = await mailbox.find(email, `#${String(placed.id)}`);
    expect(mail.text).toContain('Hallo Gisela Gast,');
    expect(mail.text).toContain(`/order/${String(placed.id)}?t=${placed.guestToken ?? ''}`);
    expect(mail.text).not.toContain('/profile');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an advertisement', 'Win at casino.example now'],
    ['a second e-mail', 'Max\n\nYour account is locked: evil.example'],
    ['a header', 'Max\r\nBcc: everyone@example.com'],
  ])('does not greet with %s', async (_, name) => {
    const email = `gast-${crypto.randomUUID()}@example.com`;
    const contact = { name, email, phone: '+49 30 123456' };
    const placed = await order(new Person(api.url), 'en', { contact });
    const mail = await mailbox.find(email, `#${String(placed.id)}`);
    expect(mail.to).toEqual([email]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.text).toContain('\nHello,\n');
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/script|casino|evil|Bcc/);
  });

  it('shows what was typed as that text', async () => {
    const person = await Person.register(api.url, 'Typist');
    const placed = await order(person, 'en', {
      deliveryAddress: '<img src=x onerror=alert(1)> "Hof" & \'Garten\' 🏡\nSubject: x, 10119 Berlin',
      notes: '<b>never in an e-mail</b>',
    });
    const mail = await mailbox.find(emailOf(person), `#${String(placed.id)}`);
    expect(mail.text).toContain('<img src=x onerror=alert(1)> "Hof" & \'Garten\' 🏡 Subject: x');
    expect(mail.html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &quot;Hof&quot; &amp; &#39;Garten&#39; 🏡 Subject: x',
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('never in an e-mail');
  });
});

describe('e-mails about what becomes of an order', () => {
  it('say that it is on its way, and bring the receipt when it is delivered', async () => {
    const person = await Person.register(api.url, 'Eater');
    const placed = await order(person, 'de');
    await kitchen.move(placed.id, 'preparing');
    await kitchen.move(placed.id, 'delivering');
    const ride = await mailbox.find(emailOf(person), `Deine Bestellung #${String(placed.id)} von Ofen`);
    expect(ride.headers.subject).toMatch(/ist unterwegs$/);
    expect(ride.text).toMatch(/Voraussichtliche Ankunft: \d\d:\d\d–\d\d:\d\d Uhr\./);
    await kitchen.move(placed.id, 'delivered');
    const mail = await mailbox.find(emailOf(person), `Beleg zu deiner Bestellung #${String(placed.id)}`);
    expect(plain(mail.text)).toContain(`Gesamtbetrag: ${placed.total.replace('.', ',')} €`);
    expect(mail.text).toMatch(/wurde am \d+\. \p{L}+ \d{4}, \d\d:\d\d Uhr geliefert/u);
    await mailbox.find(emailOf(person), `Deine Bestellung #${String(placed.id)} bei`);
    expect(mailbox.ofOrders(emailOf(person))).toHaveLength(3);
  });

  it('tell whoever picks it up where, with the code, and speak of no delivery', async () => {
    const person = await Person.register(api.url, 'Abholer');
    await api.sql('UPDATE restaurants SET offers_pickup = true, latitude = 52.54, longitude = 13.41 WHERE id = 1');
    const placed = await order(person, 'de', { fulfilment: 'pickup', deliveryAddress: undefined });
    await kitchen.move(placed.id, 'preparing');
    await kitchen.move(placed.id, 'delivering');
    const ready = await mailbox.find(
      emailOf(person),
      `#${String(placed.id)} bei ${placed.restaurantName} ist abholbereit`,
    );
    expect(ready.text).toContain(`Abholen bei:\n${placed.restaurantName}\n${placed.restaurant.address}`);
    expect(ready.text).toContain('?mlat=52.54&mlon=13.41#');
    expect(ready.text).toContain(placed.handoverCode);
    await kitchen.move(placed.id, 'delivered');
    const receipt = await mailbox.find(emailOf(person), `Beleg zu deiner Bestellung #${String(placed.id)}`);
    for (const { headers, text } of [ready, receipt]) {
      expect(deliveryWordsIn(`${headers.subject ?? ''}\n${text}`, 'de')).toEqual([]);
    }
  });

  it('say that the restaurant has accepted it to whoever wants to know', async () => {
    const person = await Person.register(api.url, 'Curious');
    await person.request('PUT', '/api/notifications/settings', { acceptance: true });
    const placed = await order(person, 'tr');
    await kitchen.move(placed.id, 'preparing');
    const mail = await mailbox.find(emailOf(person), `#${String(placed.id)} numaralı siparişini kabul etti`);
    expect(mail.text).toContain('siparişini kabul etti');
    expect(mail.text).toMatch(/Tahmini varış: \d\d:\d\d–\d\d:\d\d\./);
  });

  it('leave out the steps that an order has left behind', async () => {
    const person = await Person.register(api.url, 'Slow');
    await person.request('PUT', '/api/notifications/settings', { acceptance: true });
    const placed = await order(person, 'en');
    await kitchen.move(placed.id, 'preparing');
    await mailbox.find(emailOf(person), 'has accepted');
    await kitchen.move(placed.id, 'delivering');
    await mailbox.find(emailOf(person), 'is on its way');
    await kitchen.move(placed.id, 'delivered');
    await mailbox.find(emailOf(person), 'Receipt');
    const steps = await Promise.all([2, 3].map((version) => eventOf(placed.id, version)));
    // Of these alone: what comes twice from the outbox meanwhile, as it may, is to find that the others were told.
    await api.sql('DELETE FROM sent_notifications WHERE event_id = ANY($1)', [steps.map(({ eventId }) => eventId)]);
    await api.app.nest.get(OrderEffects, { strict: false }).tell(steps);
    expect(mailbox.ofOrders(emailOf(person))).toHaveLength(4);
  });

  it.each([
    ['cash_on_delivery', null, 'Du hast nichts bezahlt'],
    ['restaurant_pos', 'pending', 'Online-Zahlung wurde nicht abgeschlossen'],
    ['restaurant_pos', 'paid', 'auf demselben Weg, auf dem du bezahlt hast'],
    ['restaurant_pos', 'failed', 'fehlgeschlagen'],
  ])('say why it was cancelled and what becomes of the money: %s %s', async (paymentMethod, paymentStatus, words) => {
    const person = await Person.register(api.url, 'Hungry');
    const placed = await order(person, 'de', { paymentMethod });
    if (paymentStatus !== null) {
      await api.sql('UPDATE orders SET payment_status = $2 WHERE id = $1', [placed.id, paymentStatus]);
    }
    await kitchen.move(placed.id, 'cancelled', { reason: 'too_busy' });
    const mail = await mailbox.find(emailOf(person), /storniert$/);
    expect(mail.text).toContain('Grund: Die Küche hat zu viele Bestellungen.');
    expect(mail.text).toContain(words);
  });

  it('are left out for whoever does not want them; the confirmation is not', async () => {
    const person = await Person.register(api.url, 'Quiet');
    const answer = await person.request<NotificationSettings>('PUT', '/api/notifications/settings', { email: false });
    expect([answer.status, answer.body]).toEqual([200, { email: false, acceptance: false, push: true }]);
    const placed = await order(person, 'de');
    await kitchen.move(placed.id, 'cancelled', { reason: 'closing' });
    const other = await Person.register(api.url, 'Talkative');
    const later = await order(other, 'de');
    await kitchen.move(later.id, 'cancelled', { reason: 'closing' });
    await mailbox.find(emailOf(person), `#${String(placed.id)}`);
    await mailbox.find(emailOf(other), /storniert$/);
    await api.app.nest.get(OrderEffects, { strict: false }).tell([await eventOf(placed.id, 2)]);
    expect(mailbox.ofOrders(emailOf(person))).toHaveLength(1);
  });
});

describe('sending', () => {
  it('is tried again when the server has no time, and comes once', async () => {
    const person = await Person.register(api.url, 'Patient');
    await welcomed(person);
    mailbox.refusals.push(451);
    const placed = await order(person, 'de');
    await mailbox.find(emailOf(person), `#${String(placed.id)}`);
    expect(mailbox.refusals).toEqual([]);
    const event = await eventOf(placed.id, 1);
    await until(async () => {
      const rows = await api.sql('SELECT 1 FROM sent_notifications WHERE event_id = $1', [event.eventId]);
      return rows.length === 1;
    });
    await api.app.nest.get(OrderEffects, { strict: false }).tell([event]);
    expect(mailbox.ofOrders(emailOf(person))).toHaveLength(1);
  });

  it('is given up when the address is refused, and kept among the failed', async () => {
    const environment = api.app.nest.get<Environment>(ENVIRONMENT);
    const before = await countFailedJobs('order-effects', environment);
    const person = await Person.register(api.url, 'Unknown');
    await welcomed(person);
    mailbox.refusals.push(550);
    await order(person, 'de');
    await until(async () => (await countFailedJobs('order-effects', environment)) === before + 1);
    expect(mailbox.ofOrders(emailOf(person))).toEqual([]);
  });

  it('tells the others when one of several events fails', async () => {
    const people = await Promise.all(['First', 'Second', 'Third'].map((name) => Person.register(api.url, name)));
    const events: OrderChanged[] = [];
    for (const person of people) {
      const placed = await order(person, 'de');
      await mailbox.find(emailOf(person), `#${String(placed.id)}`);
      events.push(await eventOf(placed.id, 1));
    }
    await Promise.all(people.map(welcomed));
    await until(async () => {
      const ids = events.map(({ eventId }) => eventId);
      return (await api.sql('SELECT 1 FROM sent_notifications WHERE event_id = ANY($1)', [ids])).length === 3;
    });
    await api.sql('DELETE FROM sent_notifications WHERE event_id = ANY($1)', [events.map(({ eventId }) => eventId)]);
    mailbox.refusals.push(451);
    const failed = await api.app.nest.get(OrderEffects, { strict: false }).tell(events);
    expect(failed.size).toBe(1);
    expect(people.map((person) => mailbox.ofOrders(emailOf(person)).length).sort()).toEqual([1, 2, 2]);
  });

  it('tells nobody whose order was erased', async () => {
    const person = await Person.register(api.url, 'Erased');
    const placed = await order(person, 'de');
    await mailbox.find(emailOf(person), `#${String(placed.id)}`);
    await kitchen.move(placed.id, 'cancelled', { reason: 'other' });
    await mailbox.find(emailOf(person), /storniert$/);
    await api.sql('UPDATE orders SET customer_email = NULL, customer_name = NULL WHERE id = $1', [placed.id]);
    await api.sql('DELETE FROM sent_notifications');
    await api.app.nest.get(OrderEffects, { strict: false }).tell([await eventOf(placed.id, 1)]);
    expect(mailbox.ofOrders(emailOf(person))).toHaveLength(2);
  });
});

describe('the settings', () => {
  it('begin with all but the acceptance, and keep what is left out', async () => {
    const person = await Person.register(api.url, 'Settler');
    const path = '/api/notifications/settings';
    expect((await person.request('GET', path)).body).toEqual({ email: true, acceptance: false, push: true });
    expect((await person.request('PUT', path, { push: false })).body).toEqual({
      email: true,
      acceptance: false,
      push: false,
    });
    expect((await person.request('PUT', path, {})).body).toEqual({ email: true, acceptance: false, push: false });
    expect((await person.request('GET', path)).body).toEqual({ email: true, acceptance: false, push: false });
  });

  it('are true or false', async () => {
    const person = await Person.register(api.url, 'Vague');
    const answer = await person.request('PUT', '/api/notifications/settings', { email: 'yes', push: 1 });
    expect(refusalOf(answer)).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['email invalid_type', 'push invalid_type'],
    });
  });
});
