/**
 * What the product is measured against: nothing but node:http, the prepared statement on a pool of pg, and ws, in one
 * process. It answers the same questions with the same SQL; it knows no sessions, no validation and no queue.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import type { OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import type { OrderRepository } from '../../../backend/src/modules/orders/order/order.repository.ts';
import type { RestaurantRepository } from '../../../backend/src/modules/restaurants/profile/restaurant.repository.ts';
import { moveByRestaurant } from '../scenarios/moves.ts';
import { type AdminTable, readerOfTables } from './admin-tables.ts';
import { type BareSetup, RESTAURANT_LIST } from './bare.ts';
import { orderRepository, restaurantRepository } from './repositories.ts';

const KEEP_ALIVE_MS = 72_000;

process.once('message', (setup: BareSetup) => {
  serve(setup);
});
process.once('disconnect', () => process.exit(0));

function serve({ databaseUrl, restaurantId, poolSize, heartbeatMs }: BareSetup): void {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize });
  const rooms = new Map<string, Set<WebSocket>>();
  // Loaded when they are first asked for, so that a process which only holds sockets is as small as it can be.
  let orders: Promise<OrderRepository> | null = null;
  let tables: ReturnType<typeof readerOfTables> | null = null;
  let restaurants: Promise<RestaurantRepository> | null = null;
  const kept = new Map<string, Buffer>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  // As the product: a connection that pauses is not closed under the hands of who sends the next request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      for (const room of JSON.parse(data.toString()) as string[]) {
        const members = rooms.get(room) ?? new Set();
        rooms.set(room, members.add(socket));
      }
      socket.send('{"ok":true}');
    });
    const heartbeat = heartbeatMs === undefined ? undefined : setInterval(() => socket.ping(), heartbeatMs);
    socket.on('close', () => {
      clearInterval(heartbeat);
      for (const members of rooms.values()) members.delete(socket);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

  function broadcast(room: string, text: string): void {
    for (const socket of rooms.get(room) ?? []) socket.send(text);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, collection = '', id = ''] = (request.url ?? '').split('/');
    if (collection === 'kept') {
      if (request.method === 'PUT') kept.set(id, await readBytes(request));
      sendKept(response, kept.get(id) ?? Buffer.alloc(0));
    } else if (request.method === 'PUT') {
      const { status } = JSON.parse(await read(request)) as { status: OrderStatus };
      send(response, await changeStatus(Number(id), status));
    } else if (collection === 'admin') {
      const rows = await (await (tables ??= readerOfTables(pool)))[id as AdminTable]();
      send(response, JSON.stringify(rows));
    } else if (collection === 'orders') {
      const row = await (await (orders ??= orderRepository(pool))).find(Number(id));
      send(response, JSON.stringify(row));
    } else if (collection === 'restaurants') {
      const { rows } = await (await (restaurants ??= restaurantRepository(pool))).list(RESTAURANT_LIST);
      send(response, JSON.stringify(rows));
    } else {
      broadcast(collection, await read(request));
      send(response, '{}');
    }
  }

  async function changeStatus(orderId: number, status: OrderStatus): Promise<string> {
    const row = await (
      await (orders ??= orderRepository(pool))
    ).move(moveByRestaurant({ orderId, status }, restaurantId));
    if (!row?.eventId) throw new Error(`order ${orderId} did not move`);
    const text = JSON.stringify({
      orderId,
      version: row.version,
      status: row.status,
      previousStatus: row.previousStatus,
      at: row.at,
      by: 'restaurant',
      estimatedFrom: row.estimatedFrom,
      estimatedTo: row.estimatedTo,
      readyBy: row.readyBy,
      paymentStatus: row.paymentStatus,
      reason: row.reason,
    });
    broadcast(`order:${orderId}`, text);
    return text;
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sendKept(response: ServerResponse, body: Buffer): void {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': body.length };
  response.writeHead(200, headers).end(body);
}

function send(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json);
}
