import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get, IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { HandshakeQueue } from './handshake-queue.ts';

/** As many as may wait for a listener by default, with the call. */
const HANDSHAKES = 400;
/** Asks for so many sockets and then makes a call, and says when the system has taken all of it in. */
const CROWD = `
  const { connect } = require('node:net');
  const { workerData: { port, count, connected } } = require('node:worker_threads');
  const open = (text) => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, resolve));
    socket.on('error', () => undefined);
  });
  (async () => {
    for (let index = 0; index < count; index += 1) {
      await open('GET /' + index + ' HTTP/1.1\\r\\nHost: a\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n');
    }
    await open('GET /call HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n');
    Atomics.store(connected, 0, 1);
    Atomics.notify(connected, 0);
  })();`;

let server: Server;
let queue: HandshakeQueue;
let port: number;
let letIn: string[];
/** What the queue goes by: here a connection takes a tenth of what a handshake takes. */
let clockMs: number;
const wires = new Set<Duplex>();
const clients = new Set<Socket>();

beforeEach(async () => {
  letIn = [];
  clockMs = 0;
  queue = new HandshakeQueue(
    (request, wire) => {
      clockMs += 1;
      letIn.push(request.url ?? '');
      wires.add(wire);
      wire.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    },
    () => 1,
    () => clockMs,
  );
  server = createServer((_, response) => {
    response.end(String(letIn.length));
  });
  server.on('connection', () => {
    clockMs += 0.1;
    queue.noteArrival();
  });
  server.on('upgrade', (request, wire, head) => {
    queue.add(request, wire, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  for (const wire of [...wires, ...clients]) wire.destroy();
  wires.clear();
  clients.clear();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

/** Asks for a socket, and is there when the server has heard of it. */
async function ask(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  clients.add(socket);
  const heard = once(server, 'upgrade');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await heard;
  return socket;
}

async function call(): Promise<number> {
  const [response] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [
    AsyncIterable<Buffer>,
  ];
  let text = '';
  for await (const piece of response) text += piece.toString();
  return Number(text);
}

describe('handshakes', () => {
  it('let a call pass that came after four hundred of them, and are all let in, in their order', async () => {
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const crowd = new Worker(CROWD, { eval: true, workerData: { port, count: HANDSHAKES, connected } });
    const answered = once(server, 'request').then(() => letIn.length);
    // This thread takes nothing in until all of them wait for it.
    Atomics.wait(connected, 0, 0);
    expect(await answered).toBeLessThan(HANDSHAKES / 4);
    while (letIn.length < HANDSHAKES) await new Promise(setImmediate);
    expect(letIn).toEqual(Array.from({ length: HANDSHAKES }, (_, index) => `/${String(index)}`));
    await crowd.terminate();
  });

  it('have their share of the time where calls come without end', async () => {
    for (let index = 0; index < 4; index += 1)
      queue.add(new IncomingMessage(new Socket()), new PassThrough(), Buffer.of());
    for (let turn = 0; turn < 4; turn += 1) {
      clockMs += 60;
      queue.noteArrival();
      await new Promise(setImmediate);
    }
    expect(letIn).toHaveLength(4);
  });

  it('have half of the time after ten seconds where connections come without end', async () => {
    for (let index = 0; index < 5 * HANDSHAKES; index += 1)
      queue.add(new IncomingMessage(new Socket()), new PassThrough(), Buffer.of());
    while (letIn.length < 5 * HANDSHAKES) {
      clockMs += 1;
      queue.noteArrival();
      await new Promise(setImmediate);
    }
    // Some 400 in the ten seconds, and then two in four to five milliseconds. Held to the end they would take 52 seconds.
    expect(clockMs).toBeLessThan(15_000);
  });

  it('come in at once when they come alone', async () => {
    const socket = await ask('/alone');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('101');
    expect(letIn).toEqual(['/alone']);
  });

  it('of those who have gone meanwhile are forgotten', async () => {
    server.prependOnceListener('upgrade', (_, wire: Duplex) => {
      setImmediate(() => wire.destroy(new Error('gone')));
    });
    await ask('/gone');
    const socket = await ask('/here');
    await once(socket, 'data');
    expect(letIn).toEqual(['/here']);
  });

  it('that wait end when the queue closes, and so do those that come after', async () => {
    const waiting = await ask('/waiting');
    queue.close();
    await once(waiting, 'close');
    const late = await ask('/late');
    await once(late, 'close');
    expect(letIn).toEqual([]);
    expect(await call()).toBe(0);
  });
});
