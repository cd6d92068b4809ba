/** What nginx does in front of several instances, as far as a restart is concerned: whoever refuses is passed over. */
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  readonly url: string;
  /** Gives `target` nothing new and waits for its calls, as Kubernetes does some seconds before an instance is told to stop. */
  readonly takeOut: (target: string) => Promise<void>;
  readonly takeBack: (target: string) => void;
  readonly stop: () => Promise<void>;
}

/** In turn to `targets`, each call and each socket on a connection of its own. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const out = new Set<string>();
  const calls = new Map(targets.map((target) => [target, new Set<Promise<unknown>>()]));
  const inTurn = () => {
    const inUse = targets.filter((target) => !out.has(target));
    return inUse.map((_, index) => inUse[(turn + index) % inUse.length] ?? '');
  };
  const sockets = new Set<Duplex>();

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    for (const target of inTurn()) {
      const called = call(target, incoming, body);
      const underWay = calls.get(target);
      underWay?.add(called);
      const reply = await called.finally(() => underWay?.delete(called));
      if (reply === null) continue;
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      // An answer that breaks off breaks off here, too.
      pipeline(reply, answer, () => undefined);
      return;
    }
    answer.writeHead(502).end();
  }

  async function tunnel(incoming: IncomingMessage, client: Duplex): Promise<void> {
    turn += 1;
    for (const target of inTurn()) {
      const upstream = await open(target);
      if (upstream === null) continue;
      const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write([`GET ${incoming.url ?? '/'} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
      return;
    }
    client.destroy();
  }

  const server = createServer((incoming, answer) => {
    forward(incoming, answer).catch(() => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
  });
  server.on('upgrade', (incoming, client) => void tunnel(incoming, client));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeOut: async (target) => {
      out.add(target);
      await Promise.allSettled([...(calls.get(target) ?? [])]);
    },
    takeBack: (target) => void out.delete(target),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Null when nothing listens there; a call that breaks after it was taken is an answer that its caller must see. */
function call(
  target: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const outgoing = send(new URL(url ?? '/', target), {
      ...(method === undefined ? {} : { method }),
      headers: { ...headers, connection: 'close' },
      agent: false,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(body);
  });
}

function open(target: string): Promise<Socket | null> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
