import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { quietTurn } from './quiet-turn.ts';

const CONNECTIONS = 20;
/** Connects while the thread that listens is held, and counts how many of its connections were answered. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, signal, count } } = require('node:worker_threads');
  let connected = 0, answered = 0, ended = 0;
  for (let index = 0; index < count; index++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      if (++connected < count) return;
      Atomics.store(new Int32Array(signal), 0, 1);
      Atomics.notify(new Int32Array(signal), 0);
    });
    socket.on('data', () => { answered += 1; });
    socket.on('error', () => undefined);
    socket.on('close', () => { if (++ended === count) parentPort.postMessage(answered); });
  }
`;

/** How many connections that had not been accepted when `stop` began were answered. */
async function answeredAfter(stop: (close: () => void) => Promise<void>): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).end('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const signal = new SharedArrayBuffer(4);
  const { port } = server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, signal, count: CONNECTIONS } });
  const answered = once(client, 'message') as Promise<[number]>;
  Atomics.wait(new Int32Array(signal), 0, 0);
  await stop(() => void server.close());
  return (await answered)[0];
}

describe('quietTurn', () => {
  it('lets those in who wait when a listener is about to close', async () => {
    const answered = await answeredAfter(async (close) => {
      await quietTurn();
      close();
    });
    expect(answered).toBe(CONNECTIONS);
  });

  it('is needed: they are reset by a listener that closes at once', async () => {
    const answered = await answeredAfter((close) => {
      close();
      return Promise.resolve();
    });
    expect(answered).toBe(0);
  });
});
