import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Socket } from 'engine.io';
import { WebSocket } from 'ws';
import { LeanEngine } from './lean-engine.ts';

const MAX_MESSAGE_BYTES = 100;

let engine: LeanEngine;
let http: HttpServer;

beforeEach(async () => {
  engine = new LeanEngine({ transports: ['websocket'], maxHttpBufferSize: MAX_MESSAGE_BYTES });
  http = createServer();
  http.on('upgrade', (request, wire, head) => {
    engine.handleUpgrade(request, wire, head);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => {
  engine.close();
  http.close();
});

async function connect(): Promise<{ client: WebSocket; socket: Socket }> {
  const { port } = http.address() as AddressInfo;
  const connected = once(engine, 'connection') as Promise<[Socket]>;
  const client = new WebSocket(`ws://127.0.0.1:${port}/engine.io/?EIO=4&transport=websocket`);
  // Engine.IO speaks first, and what a test hears afterwards is not that.
  const [[socket]] = await Promise.all([connected, once(client, 'message')]);
  return { client, socket };
}

describe('a socket of the lean engine', () => {
  it('keeps no listener that only its beginning asked for', async () => {
    const { socket } = await connect();
    const { transport } = socket;
    const { socket: webSocket } = transport as unknown as { socket: WebSocket };
    expect(transport.listenerCount('headers')).toBe(0);
    expect(webSocket.listenerCount('error')).toBe(1);
  });

  it('is closed by a message that is too large, as any other', async () => {
    const { client, socket } = await connect();
    const closed = once(socket, 'close');
    client.send(`4${'x'.repeat(MAX_MESSAGE_BYTES)}`);
    expect((await closed)[0]).toBe('transport error');
  });

  it('hears and is heard', async () => {
    const { client, socket } = await connect();
    const heard = once(socket, 'message');
    client.send('4kitchen');
    expect((await heard)[0]).toBe('kitchen');
    const said = once(client, 'message') as Promise<[Buffer]>;
    socket.send('open');
    expect((await said)[0].toString()).toBe('4open');
  });
});
