import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Module, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Subject } from 'rxjs';
import { io, type Socket } from 'socket.io-client';
import { ENVIRONMENT } from '../../config/environment.ts';
import type { SubscribeAck } from '../../contracts/events/realtime.ts';
import { RedisLink } from '../../events/queues/redis-link.ts';
import { PortListeners } from '../../http/port-listeners.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { SocketSessions } from '../sockets/socket-sessions.ts';
import type { TischleinSocket } from '../sockets/socket-types.ts';
import { TakePositions } from '../../modules/rider-positions/take-positions.ts';
import { Subscriptions } from './subscriptions.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { RealtimeGateway } from './realtime.gateway.ts';
import { SocketAdapter } from '../sockets/socket.adapter.ts';
import { SocketMetrics } from '../sockets/socket-metrics.ts';
import { SocketRefusal } from './socket-refusal.ts';

const TOPIC = 'restaurant:1';
const REQUESTS = 5;

/** What the gateway asks others for; each test says how it goes. */
let subscribe: () => Promise<SubscribeAck>;
let admission: () => void;

@Module({
  providers: [
    RealtimeGateway,
    SocketAdapter,
    SocketHub,
    PortListeners,
    { provide: ENVIRONMENT, useValue: { role: 'api' } },
    { provide: RedisLink, useValue: { isConfigured: false } },
    { provide: SocketMetrics, useValue: { changed: new Subject<void>() } },
    { provide: Subscriptions, useValue: { subscribe: () => subscribe() } },
    { provide: TakePositions, useValue: {} },
    {
      provide: SocketSessions,
      useValue: {
        admit: ({ data, request }: TischleinSocket, next: (refusal?: Error) => void) => {
          try {
            admission();
          } catch (error) {
            next(error as Error);
            return;
          }
          const budget = new TokenBucket(REQUESTS, 0);
          Object.assign(data, { account: null, language: 'de', budget, wire: request.socket, address: '' });
          next();
        },
      },
    },
  ],
})
class Sockets {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const options: Pick<NestApplicationOptions, 'logger'> = { logger: false };
  app = await NestFactory.create<NestFastifyApplication>(Sockets, new FastifyAdapter(), options);
  app.useWebSocketAdapter(app.get(SocketAdapter));
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
beforeEach(() => {
  subscribe = () => Promise.resolve({ ok: true, topic: TOPIC, snapshot: [] });
  admission = () => undefined;
});

async function connect(): Promise<{ socket: Socket; heard: string[] }> {
  const socket = io(await app.getUrl(), { transports: ['websocket'], reconnection: false, forceNew: true });
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}

const ask = (socket: Socket, ...payload: unknown[]): Promise<unknown> => socket.emitWithAck('subscribe', ...payload);
const refused = (code: string): unknown => ({
  ok: false,
  error: { code, message: expect.stringMatching(/[a-zäöü]{3}/) as unknown },
});

it('acknowledges what was done', async () => {
  const { socket } = await connect();
  expect(await ask(socket, { topic: TOPIC })).toEqual({ ok: true, topic: TOPIC, snapshot: [] });
  socket.disconnect();
});

it('acknowledges every failure with its code, in the language of the client, and sends no event', async () => {
  const { socket, heard } = await connect();
  expect(await ask(socket)).toEqual(refused('invalid_payload'));
  expect(await ask(socket, { topic: 'nothing' })).toEqual(refused('unknown_topic'));
  subscribe = () => Promise.reject(new SocketRefusal('forbidden'));
  expect(await ask(socket, { topic: TOPIC })).toEqual(refused('forbidden'));
  subscribe = () => {
    throw new Error('The database is away.');
  };
  expect(await ask(socket, { topic: TOPIC })).toEqual(refused('unavailable'));
  expect(heard).toEqual([]);
  socket.disconnect();
});

it('does nothing that nobody waits for, and counts it as no request', async () => {
  let asked = 0;
  subscribe = () => {
    asked += 1;
    return Promise.resolve({ ok: true, topic: TOPIC, snapshot: [] });
  };
  const { socket, heard } = await connect();
  for (let message = 0; message <= REQUESTS; message++) socket.emit('subscribe', { topic: TOPIC });
  expect(await ask(socket, { topic: TOPIC })).toMatchObject({ ok: true });
  expect(asked).toBe(1);
  expect(heard).toEqual([]);
  socket.disconnect();
});

it('refuses who asks too often, whatever they ask', async () => {
  const { socket } = await connect();
  const answers = [];
  for (let asked = 0; asked <= REQUESTS; asked++) answers.push(await ask(socket, null));
  expect(answers[0]).toEqual(refused('invalid_payload'));
  expect(answers.at(-1)).toEqual(refused('too_many_requests'));
  socket.disconnect();
});

it('lets nobody connect whose session could not be read', async () => {
  admission = () => {
    throw new Error('unavailable');
  };
  await expect(connect()).rejects.toThrow('unavailable');
});
