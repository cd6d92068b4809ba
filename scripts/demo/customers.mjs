/** People who are hungry: they look at what is open, put a meal together, order it and watch it come. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { between, oneOf, PASSWORD, Person } from './person.mjs';
import { count, say, seen } from './say.mjs';

const CITIES = ['berlin', 'berlin', 'berlin', 'hamburg', 'frankfurt'];
const FIRST_NAMES = [
  'Anna',
  'Ben',
  'Ceren',
  'Deniz',
  'Emil',
  'Fatma',
  'Greta',
  'Hakan',
  'Ida',
  'Jonas',
  'Klara',
  'Leyla',
];
const ADDRESSES = {
  berlin: ['Gneisenaustraße 12, 10961 Berlin', 'Kastanienallee 40, 10435 Berlin', 'Turmstraße 7, 10559 Berlin'],
  hamburg: ['Schulterblatt 58, 20357 Hamburg', 'Lange Reihe 21, 20099 Hamburg'],
  frankfurt: ['Berger Straße 103, 60316 Frankfurt am Main', 'Leipziger Straße 9, 60487 Frankfurt am Main'],
};
const PAYMENT_METHODS = ['cash_on_delivery', 'card_on_delivery'];
const NOTES = ['Bitte klingeln.', '3. Stock links', 'Ohne Besteck, bitte.', 'Zil bozuk, lütfen arayın.'];
const NOTES_SHARE = 0.3;
const TIP_SHARE = 0.4;
const TIPS = ['1.00', '2.00', '2.00', '3.00', '1.50'];
const MAX_DISHES = 4;
const MAX_QUANTITY = 20;
const CHANGES_MIND_SHARE = 0.04;
const CHANGES_MIND_AFTER_MS = [500, 2_500];
/** As a browser that is left open; also keeps a fast demo within the product's rate limit. */
const MENU_AGE_MS = 60_000;
const LIST_AGE_MS = 5_000;

export async function openCustomers(url, number) {
  const customers = [];
  for (let index = 0; index < number; index++) {
    const customer = new Customer(await personAt(url, index));
    await customer.watch();
    customers.push(customer);
  }
  return {
    /** So many orders a second on average, at times that nobody can foresee. */
    async orderUntil(signal, pace) {
      while (!signal.aborted) {
        const waitMs = (-Math.log(1 - Math.random()) / pace) * 1_000;
        await delay(waitMs, null, { signal }).catch(() => undefined);
        if (!signal.aborted) oneOf(customers).order();
      }
    },
    close() {
      for (const customer of customers) customer.close();
    },
  };
}

/** The demo's own customer first, so that whoever is logged in as that one sees orders move, too. */
async function personAt(url, index) {
  if (index === 0) {
    const demoCustomer = await Person.logIn(url, 'kunde@example.com');
    if (demoCustomer !== null) return demoCustomer;
  }
  const email = `hungry${index}@example.com`;
  const known = await Person.logIn(url, email);
  if (known !== null) return known;
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length];
  const city = CITIES[index % CITIES.length];
  const name = index < FIRST_NAMES.length ? `${firstName} Hungrig` : `${firstName} Hungrig ${index}`;
  return Person.register(url, { name, email, password: PASSWORD, city, address: oneOf(ADDRESSES[city]) });
}

/** What those who wait say at the door, by order. */
const codes = new Map();
export const codeOf = (orderId) => codes.get(orderId);

const kept = new Map();

/** What the call answered, not older than `maxAgeMs`. */
async function read(person, path, maxAgeMs) {
  const found = kept.get(path);
  if (found !== undefined && performance.now() - found.at < maxAgeMs) return found.body;
  const { status, body } = await person.call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${body.detail ?? status}`);
  kept.set(path, { at: performance.now(), body });
  return body;
}

class Customer {
  #person;
  #name;

  constructor(person) {
    this.#person = person;
    this.#name = person.account.name.split(' ')[0];
  }

  async watch() {
    await this.#person.listen('customer:orders', () => undefined, {
      'order:updated': ({ orderId, status, reason, riderId }) => {
        seen(orderId, status);
        if (status === 'delivering' && riderId !== null) void this.#readCode(orderId);
        if (status === 'delivered') say(`${this.#name} eats #${orderId}`);
        if (status === 'cancelled')
          say(`${this.#name} reads that #${orderId} is cancelled (${reason.replaceAll('_', ' ')})`);
      },
    });
  }

  close() {
    this.#person.close();
  }

  async #readCode(orderId) {
    const { body } = await this.#person.call('GET', `/api/orders/${orderId}`).catch(() => ({ body: {} }));
    if (body.handoverCode) codes.set(orderId, body.handoverCode);
  }

  /** Never rejects: a hungry person who is turned away says so and tries again later. */
  async order() {
    try {
      await this.#order();
    } catch (error) {
      say(`${this.#name} cannot order: ${error.message}`);
    }
  }

  async #order() {
    const city = this.#person.account.city ?? 'berlin';
    const restaurants = await read(this.#person, `/api/restaurants?city=${city}`, LIST_AGE_MS);
    const open = restaurants.filter(({ isOpen }) => isOpen);
    if (open.length === 0) {
      say(`${this.#name} finds everything closed in ${city}`);
      return;
    }
    const restaurant = oneOf(open);
    const menus = await read(this.#person, `/api/restaurants/${restaurant.id}/menus`, MENU_AGE_MS);
    const items = chooseItems(menus, toCents(restaurant.minimumOrder));
    if (items === null) return;

    const { status, body } = await this.#person.call('POST', '/api/orders', this.#request(restaurant, items, city), {
      'idempotency-key': randomUUID(),
    });
    if (status !== 201) {
      say(`${this.#name} gets no order at ${restaurant.name}: ${body.detail ?? status}`);
      return;
    }
    count('placed');
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
    say(`${this.#name} orders ${pieces} × from ${restaurant.name} for ${body.totalWithTip} €: #${body.id}`);
    if (Math.random() < CHANGES_MIND_SHARE) await this.#changeMind(body.id);
  }

  #request(restaurant, items, city) {
    return {
      restaurantId: restaurant.id,
      items: items.map(({ id, quantity, price }) => ({ menuItemId: id, quantity, price })),
      deliveryAddress: this.#person.account.address ?? oneOf(ADDRESSES[city]),
      paymentMethod: oneOf(PAYMENT_METHODS),
      ...(Math.random() < NOTES_SHARE ? { notes: oneOf(NOTES) } : {}),
      ...(Math.random() < TIP_SHARE ? { tip: oneOf(TIPS) } : {}),
    };
  }

  async #changeMind(orderId) {
    await delay(between(...CHANGES_MIND_AFTER_MS));
    const { status } = await this.#person.call('POST', `/api/orders/${orderId}/cancel`);
    if (status !== 200) return;
    count('cancelled');
    say(`${this.#name} has changed their mind about #${orderId}`);
  }
}

/** A few dishes that ask for no choice, and more of the first one until the restaurant delivers it. Null when nothing is to be had. */
function chooseItems(menus, minimumCents) {
  const available = menus
    .flatMap(({ items }) => items)
    .filter((item) => item.available && item.optionGroups.every(({ minChoices }) => minChoices === 0));
  if (available.length === 0) return null;
  const count = Math.ceil(between(0, MAX_DISHES));
  const chosen = new Set(Array.from({ length: count }, () => oneOf(available)));
  const items = [...chosen].map(({ id, price }) => ({ id, price, quantity: Math.random() < 0.3 ? 2 : 1 }));
  const [first] = items;
  while (subtotalOf(items) < minimumCents && first.quantity < MAX_QUANTITY) first.quantity++;
  return items;
}

function subtotalOf(items) {
  return items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
}

function toCents(money) {
  return Math.round(Number(money) * 100);
}
