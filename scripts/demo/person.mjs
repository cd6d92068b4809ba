/** Somebody with a session: logs in once, keeps the cookie, calls and listens. */
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';

export const PASSWORD = 'tischlein-deck-dich';

/** All of the demo comes from one address. The product takes 1,200 calls a minute from it; people at the screens need theirs. */
const CALLS_PER_SECOND = 14;
const BURST = 60;
const MAX_TRIES = 5;

const budget = { calls: BURST, at: performance.now() };

async function takeTurn() {
  for (;;) {
    const now = performance.now();
    budget.calls = Math.min(BURST, budget.calls + ((now - budget.at) / 1_000) * CALLS_PER_SECOND);
    budget.at = now;
    if (budget.calls >= 1) {
      budget.calls--;
      return;
    }
    await delay(((1 - budget.calls) / CALLS_PER_SECOND) * 1_000);
  }
}

export class Person {
  cookie = null;
  account = null;
  socket = null;

  constructor(url) {
    this.url = url;
  }

  /** Null when the account is unknown or its password another one. */
  static async logIn(url, email, password = PASSWORD) {
    const person = new Person(url);
    const { status, body } = await person.call('POST', '/api/login', { email, password });
    if (status === 401) return null;
    if (status !== 200) throw new Error(`${email} could not log in: ${body.detail ?? status}`);
    person.account = body;
    return person;
  }

  static async register(url, account) {
    const person = new Person(url);
    const { status, body } = await person.call('POST', '/api/register', { ...account, password: PASSWORD });
    if (status !== 201) throw new Error(`${account.email} could not register: ${body.detail ?? status}`);
    person.account = body;
    return person;
  }

  async call(method, path, body, headers = {}) {
    for (let attempt = 1; ; attempt++) {
      await takeTurn();
      const response = await fetch(this.url + path, {
        method,
        headers: {
          'accept-language': 'en',
          ...(this.cookie === null ? {} : { cookie: this.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (response.status === 429 && attempt < MAX_TRIES) {
        await response.arrayBuffer();
        await delay(Number(response.headers.get('retry-after') ?? 1) * 1_000);
        continue;
      }
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) this.cookie = cookie.split(';')[0];
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
    }
  }

  /** Subscribes on every connect, also after a lost connection; each time `onSnapshot` gets what there is now. */
  async listen(topic, onSnapshot, handlers) {
    this.socket = io(this.url, { transports: ['websocket'], extraHeaders: { cookie: this.cookie }, forceNew: true });
    for (const [event, handle] of Object.entries(handlers)) this.socket.on(event, handle);
    await new Promise((resolve, reject) => {
      this.socket.on('connect', () => {
        this.socket.emit('subscribe', { topic }, (ack) => {
          if (ack.ok) {
            onSnapshot(ack.snapshot);
            resolve();
          } else reject(new Error(`${topic}: ${ack.error.message}`));
        });
      });
    });
  }

  close() {
    this.socket?.disconnect();
  }
}

/** Between the two, as people are: never on the dot. */
export function between(min, max) {
  return min + Math.random() * (max - min);
}

export function oneOf(list) {
  return list[Math.floor(Math.random() * list.length)];
}
