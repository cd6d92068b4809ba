/** Each restaurant of the demo data with somebody at its stove, who watches the queue and works it off. */
import { setTimeout as delay } from 'node:timers/promises';
import { between, oneOf, Person } from './person.mjs';
import { askedFor, count, say } from './say.mjs';

const MAX_RESTAURANTS = 100;
const ACCEPT_AFTER_MS = [3_000, 9_000];
const COOK_MS = [8_000, 20_000];
const RIDE_MS = [8_000, 20_000];
/** For so long what is cooked waits for one of the restaurant's own riders. */
const WAITS_FOR_RIDER_MS = [30_000, 60_000];
const REJECTED_SHARE = 0.08;
const REASONS = ['too_busy', 'item_unavailable', 'address_out_of_range'];
const PREP_MINUTES = [10, 15, 20, 25, 30];
const BREAK_EVERY_MS = [60_000, 240_000];
const BREAK_MS = [10_000, 25_000];

/** Logs in at `restaurant1@…`, `restaurant2@…` and so on as long as there is one. */
export async function openKitchens(url, signal) {
  const kitchens = [];
  for (let number = 1; number <= MAX_RESTAURANTS; number++) {
    const person = await Person.logIn(url, `restaurant${number}@example.com`);
    if (person === null) break;
    const kitchen = new Kitchen(person, signal);
    await kitchen.open();
    kitchens.push(kitchen);
  }
  if (kitchens.length === 0) {
    throw new Error(`${url} has no demo restaurants: start it with DEMO_DATA=true, or run npm run seed.`);
  }
  // One at a time takes a break, so that there is always somewhere to order.
  const breaks = takeBreaks(kitchens, signal);
  return {
    count: kitchens.length,
    async close() {
      await breaks;
      for (const kitchen of kitchens) kitchen.close();
    },
  };
}

async function takeBreaks(kitchens, signal) {
  while (await pause(BREAK_EVERY_MS, signal)) await oneOf(kitchens).takeBreak();
}

/** False when the demo ends meanwhile. */
async function pause([min, max], signal) {
  try {
    await delay(between(min, max), null, { signal });
    return true;
  } catch {
    return false;
  }
}

class Kitchen {
  #person;
  #signal;
  #atWork = new Set();

  constructor(person, signal) {
    this.#person = person;
    this.#signal = signal;
  }

  async open() {
    const topic = `restaurant:${this.#person.account.id}:orders`;
    await this.#person.listen(topic, (orders) => orders.forEach((order) => this.#take(order)), {
      'order:placed': ({ order }) => this.#take(order),
    });
  }

  close() {
    this.#person.close();
  }

  /** Closes for a moment, and opens again also when the demo ends meanwhile. */
  async takeBreak() {
    const { name } = this.#person.account;
    if (!(await this.#toggle(false))) return;
    say(`${name} closes for a moment`);
    await pause(BREAK_MS, this.#signal);
    if (await this.#toggle(true)) say(`${name} is open again`);
  }

  async #toggle(isOpen) {
    try {
      const { status } = await this.#person.call('POST', '/api/restaurant/toggle-status', { isOpen });
      return status === 200;
    } catch {
      return false;
    }
  }

  #take(order) {
    if (this.#atWork.has(order.id)) return;
    this.#atWork.add(order.id);
    this.#work(order)
      .catch((error) => {
        if (!this.#signal.aborted) say(`${this.#person.account.name}: ${error.message}`);
      })
      .finally(() => this.#atWork.delete(order.id));
  }

  /** From wherever the order stands to the customer's door. */
  async #work({ id, status, version }) {
    let next = { status, version };
    if (next.status === 'pending') {
      if (!(await pause(ACCEPT_AFTER_MS, this.#signal))) return;
      next =
        Math.random() < REJECTED_SHARE
          ? await this.#move(id, next, { status: 'cancelled', reason: oneOf(REASONS) })
          : await this.#move(id, next, { status: 'preparing', prepMinutes: oneOf(PREP_MINUTES) });
    }
    if (next?.status === 'preparing') {
      if (!(await pause(COOK_MS, this.#signal))) return;
      if ((await this.#hasRiders()) && !(await pause(WAITS_FOR_RIDER_MS, this.#signal))) return;
      next = await this.#move(id, next, { status: 'delivering' });
    }
    if (next?.status === 'delivering') {
      if (!(await pause(RIDE_MS, this.#signal))) return;
      await this.#move(id, next, { status: 'delivered' });
    }
  }

  async #hasRiders() {
    const { status, body } = await this.#person.call('GET', '/api/restaurant/riders');
    return status === 200 && body.length > 0;
  }

  /** The order as it is then; null when somebody else was quicker. */
  async #move(orderId, from, change) {
    askedFor(orderId, change.status);
    const path = `/api/restaurant/orders/${orderId}/status`;
    const { status, body } = await this.#person.call('PUT', path, { ...change, expectedVersion: from.version });
    const { name } = this.#person.account;
    if (status === 409) {
      say(`${name} finds #${orderId} already ${body.order?.status ?? 'changed'}`);
      return null;
    }
    if (status !== 200) throw new Error(`#${orderId} ${change.status}: ${body.detail ?? status}`);
    say(`${name} ${TOLD[change.status](change)} #${orderId}`);
    if (change.status === 'delivered' || change.status === 'cancelled') count(change.status);
    return { status: body.status, version: body.version };
  }
}

const TOLD = {
  preparing: ({ prepMinutes }) => `accepts, ${prepMinutes} min:`,
  delivering: () => 'hands to the rider:',
  delivered: () => 'has delivered',
  cancelled: ({ reason }) => `rejects (${reason.replaceAll('_', ' ')})`,
};
