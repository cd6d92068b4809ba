/** The restaurant's own riders: they take along what is cooked, ride along real ways, and hand it over at the door. */
import { setTimeout as delay } from 'node:timers/promises';
import { Network } from '../../tools/riding/network.ts';
import { ride } from '../../tools/riding/ride.ts';
import { codeOf } from './customers.mjs';
import { between, Person } from './person.mjs';
import { askedFor, count, say } from './say.mjs';

const MAX_RIDERS = 50;
const LOOK_EVERY_MS = 4_000;
/** Kitchens of the demo have cooked by then. */
const COOKED_AFTER_MS = 20_000;
/** What fits into a box. */
const MAX_ORDERS = 3;
const AT_THE_DOOR_MS = [2_000, 6_000];
const READING_MS = 1_000;
const LOSS_PER_MINUTE = 0.15;
/** A street that is closed, or one that was missed. */
const DETOUR_SHARE = 0.15;
const DETOUR_DEGREES = 0.008;

/** Logs in at `rider1@…`, `rider2@…` and so on as long as there is one. */
export async function openRiders(url, signal) {
  const network = Network.ofBerlin();
  const riders = [];
  for (let number = 1; number <= MAX_RIDERS; number++) {
    const person = await Person.logIn(url, `rider${number}@example.com`);
    if (person === null) break;
    riders.push(await Rider.begin(person, network, signal));
  }
  const work = riders.map((rider) => rider.work());
  return {
    count: riders.length,
    /** Nobody goes home on shift. */
    async close() {
      await Promise.all(work);
      for (const rider of riders) await rider.close();
    },
  };
}

class Rider {
  #person;
  #network;
  #signal;
  #home;
  #here;
  /** Since when an order is being prepared, as far as this rider knows. */
  #seenAt = new Map();

  constructor(person, network, signal, home) {
    this.#person = person;
    this.#network = network;
    this.#signal = signal;
    this.#home = home;
    this.#here = home;
  }

  static async begin(person, network, signal) {
    const { body } = await person.call('POST', '/api/rider/shift', { isOn: true });
    const { latitude, longitude } = body.restaurant;
    await person.listen('rider:orders', () => undefined, {});
    return new Rider(person, network, signal, { latitude, longitude });
  }

  /** Never rejects: a rider who is turned away says so and looks again. */
  async work() {
    while (!this.#signal.aborted) {
      try {
        await this.#pause([LOOK_EVERY_MS, LOOK_EVERY_MS]);
        await this.#deliver(await this.#takeAlong());
      } catch (error) {
        if (!this.#signal.aborted) say(`${this.#name}: ${error.message}`);
      }
    }
  }

  async close() {
    await this.#person.call('POST', '/api/rider/shift', { isOn: false });
    this.#person.close();
  }

  get #name() {
    return this.#person.account.staffName ?? this.#person.account.email;
  }

  async #orders() {
    const { status, body } = await this.#person.call('GET', '/api/rider/orders');
    if (status !== 200) throw new Error(body.detail ?? status);
    return body;
  }

  /** How many are on the way then. */
  async #takeAlong() {
    const orders = await this.#orders();
    let taken = orders.filter(({ isMine, status }) => isMine && status === 'delivering').length;
    if (taken > 0) return taken;
    const now = performance.now();
    const cooked = orders.filter(
      ({ id, status }) => status === 'preparing' && now - this.#firstSeen(id, now) > COOKED_AFTER_MS,
    );
    for (const { id, version, isMine } of cooked) {
      if (taken === MAX_ORDERS || (!isMine && taken > 0 && Math.random() < 0.5)) break;
      askedFor(id, 'delivering');
      const move = { status: 'delivering', expectedVersion: version };
      const answer = await this.#person.call('PUT', `/api/rider/orders/${id}/status`, move);
      if (answer.status === 200) taken += 1;
    }
    if (taken > 0) say(`${this.#name} rides off with ${taken}`);
    return taken;
  }

  #firstSeen(id, now) {
    if (!this.#seenAt.has(id)) this.#seenAt.set(id, now);
    return this.#seenAt.get(id);
  }

  async #deliver(stops) {
    if (stops === 0) return;
    for (;;) {
      const next = (await this.#orders()).find(({ stop }) => stop === 1);
      if (next === undefined || this.#signal.aborted) break;
      if (next.latitude !== null) await this.#rideTo({ latitude: next.latitude, longitude: next.longitude });
      if (this.#signal.aborted) return;
      await this.#handOver(next);
    }
    await this.#rideTo(this.#home);
  }

  async #rideTo(door) {
    const isDetour = Math.random() < DETOUR_SHARE;
    const off = () => (Math.random() - 0.5) * 2 * DETOUR_DEGREES;
    const past = { latitude: this.#here.latitude + off(), longitude: this.#here.longitude + off() };
    const way = isDetour
      ? [...this.#network.wayBetween(this.#here, past), ...this.#network.wayBetween(past, door)]
      : this.#network.wayBetween(this.#here, door);
    const readings = ride(way, {
      random: Math.random,
      everyMs: READING_MS,
      isCrossing: (point) => this.#network.isCrossing(point),
      lossPerMinute: LOSS_PER_MINUTE,
    });
    for (const reading of readings) {
      if (this.#signal.aborted) return;
      this.#here = { latitude: reading.latitude, longitude: reading.longitude };
      if (reading.isOnline) this.#send(reading);
      await this.#pause([READING_MS, READING_MS]);
    }
  }

  #send({ latitude, longitude, accuracyMeters, heading, speedMps }) {
    const now = Date.now();
    const position = { latitude, longitude, accuracyMeters, heading, speedMps, sequence: now, at: new Date(now) };
    this.#person.socket.volatile.emit('position', position, () => undefined);
  }

  async #handOver({ id, version }) {
    await this.#pause(AT_THE_DOOR_MS);
    const code = codeOf(id);
    const proof = code === undefined ? { withoutCode: true, reason: 'left_at_door' } : { code };
    askedFor(id, 'delivered');
    const move = { status: 'delivered', expectedVersion: version, ...proof };
    const { status, body } = await this.#person.call('PUT', `/api/rider/orders/${id}/status`, move);
    if (status !== 200) {
      say(`${this.#name} cannot hand #${id} over: ${body.detail ?? status}`);
      return;
    }
    count('delivered');
    say(`${this.#name} hands #${id} over ${code === undefined ? 'at the door' : `by code ${code}`}`);
  }

  async #pause([min, max]) {
    await delay(between(min, max), null, { signal: this.#signal }).catch(() => undefined);
  }
}
