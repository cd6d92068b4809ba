/** Somebody who uses the product from outside: with a cookie, over HTTP and a real socket. */
import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  PositionAck,
  ServerToClientEvents,
  SnapshotOf,
  SubscribeAck,
  Topic,
  UnsubscribeAck,
} from '../../src/contracts/events/realtime.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderStatusChangeView, OrderView } from '../../src/contracts/orders/order-views.ts';
import type { CancelReason, OrderStatus } from '../../src/contracts/orders/order-status.ts';
import type { City } from '../../src/contracts/constants.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { PATIENCE_MS, until } from './until.ts';

export const PASSWORD = 'tischlein-deck-dich';
export const ANSWER_TIMEOUT_MS = 90_000;

/** Where every demo restaurant of the city delivers on its own terms. */
export const ADDRESS_IN: Readonly<Record<City, string>> = {
  berlin: 'Torstraße 1, 10119 Berlin',
  hamburg: 'Lange Reihe 1, 20099 Hamburg',
  frankfurt: 'Zeil 1, 60313 Frankfurt am Main',
};

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export class Person {
  readonly #url: string;
  cookie: string | null = null;
  account: AccountView | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Of whoever is signed in. */
  get email(): string {
    return this.account?.email ?? '';
  }

  static async login(url: string, email: string, password = PASSWORD): Promise<Person> {
    const person = new Person(url);
    const path = email.startsWith('admin') ? '/api/admin/login' : '/api/login';
    const { status, body } = await person.request<AccountView>('POST', path, { email, password });
    if (status !== 200) throw new Error(`${email} could not log in: ${String(status)} ${JSON.stringify(body)}`);
    person.account = body;
    return person;
  }

  static async register(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
    const { status, body } = await person.request<AccountView>('POST', '/api/register', {
      name,
      email,
      password: 'correct horse battery',
      city: 'berlin',
    });
    if (status !== 201) throw new Error(`${name} could not register: ${String(status)} ${JSON.stringify(body)}`);
    person.account = body;
    return person;
  }

  /** Keeps the cookie that an answer sets. */
  async request<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [setCookie] = response.headers.getSetCookie();
    if (setCookie !== undefined) this.cookie = setCookie.split(';')[0] ?? null;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  async placeOrder(restaurantId: number, overrides: Record<string, unknown> = {}): Promise<OrderView> {
    const { status, body } = await this.request<OrderView>('POST', '/api/orders', {
      ...(await this.cartOf(restaurantId)),
      ...overrides,
    });
    if (status !== 201) throw new Error(`No order: ${String(status)} ${JSON.stringify(body)}`);
    return body;
  }

  /** A body for `POST /api/orders` that is above any minimum. */
  async cartOf(restaurantId: number): Promise<{
    restaurantId: number;
    items: { menuItemId: number; quantity: number }[];
    deliveryAddress: string;
    paymentMethod: string;
  }> {
    const path = `/api/restaurants/${String(restaurantId)}`;
    const { body: menus } = await this.request<MenuView[]>('GET', `${path}/menus`);
    const { body: restaurant } = await this.request<RestaurantDetailView>('GET', path);
    const dish = menus
      .flatMap((menu) => menu.items)
      .find((item) => item.available && item.optionGroups.every((group) => group.minChoices === 0));
    if (!dish) throw new Error('There is no dish to order.');
    return {
      restaurantId,
      items: [{ menuItemId: dish.id, quantity: 5 }],
      deliveryAddress: ADDRESS_IN[restaurant.city],
      paymentMethod: 'cash_on_delivery',
    };
  }

  async move(
    orderId: number,
    status: OrderStatus,
    more: { expectedVersion?: number; prepMinutes?: number; reason?: CancelReason; note?: string } = {},
  ): Promise<Answer<OrderStatusChangeView & { code?: string }>> {
    return this.request('PUT', `/api/restaurant/orders/${String(orderId)}/status`, { status, ...more });
  }

  async watch(headers: Record<string, string> = {}): Promise<Watcher> {
    return Watcher.connect(this.#url, { ...(this.cookie === null ? {} : { cookie: this.cookie }), ...headers });
  }
}

type Received = {
  [E in keyof ServerToClientEvents]: { name: E; payload: Parameters<ServerToClientEvents[E]>[0] };
}[keyof ServerToClientEvents];

/** A socket that remembers everything it hears. */
export class Watcher {
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly heard: Received[] = [];

  private constructor(socket: Socket<ServerToClientEvents, ClientToServerEvents>) {
    this.socket = socket;
    socket.onAny((name: string, payload: unknown) => {
      this.heard.push({ name, payload } as Received);
    });
  }

  static async connect(url: string, headers: Record<string, string> = {}): Promise<Watcher> {
    const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      extraHeaders: headers,
    });
    const watcher = new Watcher(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => {
        socket.disconnect();
        reject(error);
      });
    });
    return watcher;
  }

  /** The acknowledgement, whatever it says. */
  async ask(name: 'subscribe', payload: unknown): Promise<SubscribeAck>;
  async ask(name: 'unsubscribe', payload: unknown): Promise<UnsubscribeAck>;
  async ask(name: 'position', payload: unknown): Promise<PositionAck>;
  async ask(name: keyof ClientToServerEvents, payload: unknown): Promise<SubscribeAck | UnsubscribeAck | PositionAck> {
    const answer: unknown = await this.socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(name, payload as never);
    return answer as SubscribeAck | UnsubscribeAck | PositionAck;
  }

  async subscribe<T extends Topic>(topic: T, token?: string): Promise<SnapshotOf<T>> {
    const answer = await this.ask('subscribe', { topic, ...(token === undefined ? {} : { token }) });
    if (!answer.ok) throw new Error(`${topic}: ${answer.error.code} ${answer.error.message}`);
    return answer.snapshot as SnapshotOf<T>;
  }

  all<E extends keyof ServerToClientEvents>(name: E): Parameters<ServerToClientEvents[E]>[0][] {
    return this.heard.flatMap((event) => (event.name === name ? [event.payload as never] : []));
  }

  /** The first such event, also one heard before. */
  async hear<E extends keyof ServerToClientEvents>(
    name: E,
    isIt: (payload: Parameters<ServerToClientEvents[E]>[0]) => boolean = () => true,
    timeoutMs = PATIENCE_MS,
  ): Promise<Parameters<ServerToClientEvents[E]>[0]> {
    let found: Parameters<ServerToClientEvents[E]>[0] | undefined;
    const isHeard = (): boolean => {
      [found] = this.all(name).filter(isIt);
      return found !== undefined;
    };
    await until(isHeard, {
      timeoutMs,
      what: () => `${name} is heard; heard were ${JSON.stringify(this.heard)}`,
    });
    if (found === undefined) throw new Error('unreachable');
    return found;
  }

  /**
   * Everything that was sent to this socket before now has arrived: the server answers in order, so an
   * acknowledgement comes after it.
   */
  async settle(): Promise<void> {
    await this.ask('unsubscribe', { topic: 'city:frankfurt' });
  }

  close(): void {
    this.socket.disconnect();
  }
}
