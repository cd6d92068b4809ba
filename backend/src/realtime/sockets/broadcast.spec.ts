import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { OpenStateEvent } from '../../contracts/events/realtime.ts';
import { broadcast } from './broadcast.ts';
import type { TischleinServer } from './socket-types.ts';

const http = createServer();
const server: TischleinServer = new Server(http, { transports: ['websocket'] });
let clients: Socket[] = [];

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  server.on('connection', (socket) => {
    socket.data.wire = socket.request.socket;
    void socket.join('city:berlin');
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  clients = [0, 1].map(() => io(url, { transports: ['websocket'], forceNew: true }));
  await Promise.all(clients.map((client) => connected(client)));
});

afterAll(async () => {
  for (const client of clients) client.disconnect();
  await server.close();
});

it.each([
  ['with a length in one byte', 5],
  ['with a length in two bytes', 300],
  ['with a length in eight bytes', 70_000],
])('reaches everyone in the room as it was sent, %s', async (_, length) => {
  const event = openState('ü'.repeat(length));
  const heard = Promise.all(clients.map((client) => next(client)));
  broadcast(server, 'city:berlin', 'restaurant:open-state', event);
  expect(await heard).toEqual([event, event]);
});

it('is encoded once, however many hear it', async () => {
  let encodings = 0;
  const event = openState('once');
  const counting = Object.assign(openState('once'), {
    toJSON: () => {
      encodings++;
      return event;
    },
  });
  const heard = Promise.all(clients.map((client) => next(client)));
  broadcast(server, 'city:berlin', 'restaurant:open-state', counting);
  expect(await heard).toEqual([event, event]);
  expect(encodings).toBe(1);
});

it('keeps its place among what a socket is sent otherwise', async () => {
  const [client] = clients;
  const [socket] = server.of('/').sockets.values();
  if (client === undefined || socket === undefined) throw new Error('no socket');
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    for (const each of clients) {
      each.on('restaurant:open-state', ({ at }: OpenStateEvent) => {
        if (each.id === socket.id && heard.push(at) === 40) resolve();
      });
    }
  });
  const sent = Array.from({ length: 40 }, (_, index) => String(index));
  for (const [index, at] of sent.entries()) {
    if (index % 2 === 0) broadcast(server, 'city:berlin', 'restaurant:open-state', openState(at));
    else socket.emit('restaurant:open-state', openState(at));
  }
  await all;
  expect(heard).toEqual(sent);
});

function openState(at: string): OpenStateEvent {
  const isOpen = { restaurantId: 1, isOpen: true, pausedUntil: null, busyMinutes: 0, fullUntil: null, version: 2 };
  return { topic: 'city:berlin', ...isOpen, at };
}

async function next(client: Socket): Promise<OpenStateEvent> {
  return new Promise((resolve) => client.once('restaurant:open-state', resolve));
}

async function connected(client: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve);
    client.once('connect_error', reject);
  });
}
