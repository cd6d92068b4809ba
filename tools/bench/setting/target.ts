/** The product and the bare path behind one face, so that one load generator drives both. */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import {
  type OrderUpdatedEvent,
  SOCKET_PATH,
  type SubscribeAck,
} from '../../../backend/src/contracts/events/realtime.ts';
import type { PlaceOrderRequest } from '../../../backend/src/contracts/http/requests.gen.ts';
import { bareDialect, socketIoDialect } from '../load/dialects.ts';
import { HttpConnection, requestText } from '../load/http-connection.ts';
import type { SocketDialect } from '../load/lean-socket.ts';
import { type Bare, RESTAURANTS_SHOWN } from './bare.ts';
import { type BenchData, type Dish, type Kitchen, QUANTITY } from './data.ts';
import { logIn, type Product } from './product.ts';

type OnUpdate = (update: Pick<OrderUpdatedEvent, 'orderId' | 'status'>, atMs: number) => void;

export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly changeStatus: (orderId: number, status: OrderStatus) => string;
  readonly readOrder: (index: number) => string;
  readonly listRestaurants: () => string;
  /** As a browser asks, which takes Brotli. Of the bare path the same bytes, once `keep()` has brought them there. */
  readonly readPublic: (name: PublicRead) => string;
  /** Screens that show the pool's orders at these indexes; resolves to what closes them. */
  readonly openScreens: (indexes: readonly number[], onUpdate: OnUpdate) => Promise<() => void>;
  /** A socket that is signed in and subscribed to the pool's order at `index`. */
  readonly orderSocket: (index: number) => SocketDialect;
}

export type PublicRead = 'menu' | 'restaurant' | 'list' | 'texts';

/** What only the product has. */
export interface ProductTarget extends Target {
  readonly placeOrder: () => string;
  readonly listOrdersOfRestaurant: () => string;
  readonly search: (text: string) => string;
  /** The city's list, and a search of it, for whoever is at a postcode; null: for whoever has not said. */
  readonly listAt: (postcode: string | null) => string;
  readonly searchAt: (postcode: string | null, text: string) => string;
  readonly changeWatched: (orderId: number, status: OrderStatus) => string;
  readonly watcherSocket: () => SocketDialect;
}

export async function productTarget(product: Product, data: BenchData): Promise<ProductTarget> {
  const { port, pid } = product;
  const kitchen = await logIn(port, data.restaurant.email);
  const watchedKitchen = await logIn(port, data.fanout.email);
  const cookies = await Promise.all(data.customers.map(({ email }) => logIn(port, email)));
  const cookieOf = (index: number): string => cookies[index % cookies.length] ?? '';
  const orderAt = (index: number): number => data.pool[index % data.pool.length] ?? 0;
  const order = orderRequest(data.restaurant, data.dishes);
  let placed = 0;
  return {
    port,
    pid,
    changeStatus: (orderId, status) =>
      requestText({ method: 'PUT', path: statusPath(orderId), cookie: kitchen, body: { status } }),
    changeWatched: (orderId, status) =>
      requestText({ method: 'PUT', path: statusPath(orderId), cookie: watchedKitchen, body: { status } }),
    readOrder: (index) =>
      requestText({ method: 'GET', path: `/api/orders/${orderAt(index)}`, cookie: cookieOf(index) }),
    listRestaurants: () =>
      requestText({
        method: 'GET',
        path: `/api/restaurants?city=berlin&limit=${RESTAURANTS_SHOWN}`,
        cookie: cookieOf(0),
      }),
    readPublic: (name) => publicRequest(publicPath(name, data)),
    listOrdersOfRestaurant: () => requestText({ method: 'GET', path: '/api/restaurant/orders', cookie: kitchen }),
    search: (text) =>
      requestText({ method: 'GET', path: `/api/restaurants?city=berlin&q=${encodeURIComponent(text)}` }),
    listAt: (postcode) => requestText({ method: 'GET', path: listPath(postcode) }),
    searchAt: (postcode, text) =>
      requestText({ method: 'GET', path: `${listPath(postcode)}&q=${encodeURIComponent(text)}` }),
    placeOrder: () =>
      requestText({
        method: 'POST',
        path: '/api/orders',
        cookie: cookieOf(placed++),
        headers: { 'Idempotency-Key': randomUUID() },
        body: order,
      }),
    openScreens: (indexes, onUpdate) => openSocketIoScreens(port, indexes, cookieOf, orderAt, onUpdate),
    orderSocket: (index) => socketIoDialect(cookieOf(index), `order:${orderAt(index)}`),
    watcherSocket: () => socketIoDialect(watchedKitchen, `restaurant:${data.fanout.restaurantId}:orders`),
  };
}

function listPath(postcode: string | null): string {
  const path = `/api/restaurants?city=berlin&limit=${RESTAURANTS_SHOWN}`;
  return postcode === null ? path : `${path}&postcode=${postcode}`;
}

export function bareTarget({ port, pid }: Bare, data: BenchData): Target {
  const orderAt = (index: number): number => data.pool[index % data.pool.length] ?? 0;
  return {
    port,
    pid,
    changeStatus: (orderId, status) => requestText({ method: 'PUT', path: `/orders/${orderId}`, body: { status } }),
    readOrder: (index) => requestText({ method: 'GET', path: `/orders/${orderAt(index)}` }),
    listRestaurants: () => requestText({ method: 'GET', path: '/restaurants' }),
    readPublic: (name) => publicRequest(`/kept/${name}`),
    openScreens: (indexes, onUpdate) => openBareScreens(port, indexes.map(orderAt), onUpdate),
    orderSocket: (index) => bareDialect(`order:${orderAt(index)}`),
  };
}

function publicPath(name: PublicRead, { restaurant }: BenchData): string {
  const paths: Readonly<Record<PublicRead, string>> = {
    menu: `/api/restaurants/${restaurant.id}/menus`,
    restaurant: `/api/restaurants/${restaurant.id}`,
    list: '/api/restaurants?city=berlin',
    texts: '/api/translations/de',
  };
  return paths[name];
}

function publicRequest(path: string): string {
  return requestText({ method: 'GET', path, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
}

/** Brings what the product answers to the bare server, as it is sent. */
export async function keep(product: Target, bare: Target, name: PublicRead): Promise<void> {
  const connection = await HttpConnection.open(product.port);
  const { status, body } = await connection.send(product.readPublic(name));
  connection.close();
  if (status !== 200) throw new Error(`${name} was answered ${status}.`);
  await fetch(`http://127.0.0.1:${bare.port}/kept/${name}`, { method: 'PUT', body: new Uint8Array(body) });
}

function statusPath(orderId: number): string {
  return `/api/restaurant/orders/${orderId}/status`;
}

/** Makes the request that the check-out sends, with the prices that the customer was shown. */
export function orderRequest(restaurant: Kitchen, dishes: readonly Dish[]): PlaceOrderRequest {
  const cents = dishes.reduce(
    (sum, dish) => sum + QUANTITY * (dish.priceCents + dish.depositCents),
    restaurant.feeCents,
  );
  return {
    restaurantId: restaurant.id,
    items: dishes.map((dish) => ({
      menuItemId: dish.id,
      quantity: QUANTITY,
      price: (dish.priceCents / 100).toFixed(2),
    })),
    deliveryAddress: 'Gneisenaustraße 248, 10961 Berlin',
    paymentMethod: 'cash_on_delivery',
    totalPrice: (cents / 100).toFixed(2),
  };
}

/** Opens one socket for each customer who owns some of the orders. */
async function openSocketIoScreens(
  port: number,
  indexes: readonly number[],
  cookieOf: (index: number) => string,
  orderAt: (index: number) => number,
  onUpdate: OnUpdate,
): Promise<() => void> {
  const byCookie = Map.groupBy(indexes, cookieOf);
  const sockets = await Promise.all(
    [...byCookie].map(async ([cookie, own]) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        extraHeaders: { cookie },
        forceNew: true,
        reconnection: false,
      });
      socket.on('order:updated', (event: OrderUpdatedEvent) => {
        onUpdate(event, performance.now());
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      for (const index of own) {
        const topic = `order:${orderAt(index)}`;
        const ack = (await socket.timeout(5_000).emitWithAck('subscribe', { topic })) as SubscribeAck;
        if (!ack.ok) throw new Error(`${topic} was refused: ${ack.error.code}`);
      }
      return socket;
    }),
  );
  return () => {
    for (const socket of sockets) socket.disconnect();
  };
}

async function openBareScreens(port: number, orderIds: readonly number[], onUpdate: OnUpdate): Promise<() => void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify(orderIds.map((id) => `order:${id}`)));
    });
    socket.once('message', () => {
      resolve();
    });
  });
  socket.on('message', (data: Buffer) => {
    const event = JSON.parse(data.toString()) as OrderUpdatedEvent;
    onUpdate(event, performance.now());
  });
  return () => {
    socket.terminate();
  };
}
