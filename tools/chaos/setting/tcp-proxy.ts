/** A network of our own between the product and what it depends on: it can be cut, go silent or become slow. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Every connection breaks, and new ones break at once. */
  readonly cut: () => void;
  /** Nothing arrives any more and nobody is told, as behind a pulled cable. What was sent arrives after `heal`. */
  readonly silence: () => void;
  readonly heal: () => void;
  /** Whatever a client sends arrives so much later, as if its server took that long for it. */
  readonly slowDown: (delayMs: number) => void;
  /** Every connection breaks, and new ones lead to another port: an address that goes with whoever answers at it. */
  readonly turnTo: (port: number) => void;
  readonly stop: () => Promise<void>;
}

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  let targetPort = port;
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let delayMs = 0;

  function join(client: Socket, server: Socket): void {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'silent') from.pause();
    }
    // All pieces are delayed equally, so that their order is kept.
    client.on('data', (chunk) => {
      if (delayMs === 0) server.write(chunk);
      else setTimeout(() => server.write(chunk), delayMs);
    });
    client.on('end', () => setTimeout(() => server.end(), delayMs));
    server.on('data', (chunk) => client.write(chunk));
    server.on('end', () => client.end());
  }

  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    if (state === 'cut') client.destroy();
    else join(client, connect(targetPort, '127.0.0.1'));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    heal() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    slowDown(ms) {
      delayMs = ms;
    },
    turnTo(otherPort) {
      targetPort = otherPort;
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
