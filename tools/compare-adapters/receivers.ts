/** A process with the other instances, a client at each: `node receivers.ts <adapter> <way> <Redis's URL> <instances>`. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { type AdapterName, type Change, link, monotonicMs, ROOMS, type Way } from './adapters.ts';

/** What has arrived at all clients since it was asked last. */
export interface Received {
  /** From the emit on the first instance to a client's event on another, in milliseconds. */
  latenciesMs: number[];
  /** Processor time in milliseconds. */
  cpuMs: number;
}

const [adapter, way, url, instances] = process.argv.slice(2) as [AdapterName, Way, string, string];
let latenciesMs: number[] = [];
let cpu = process.cpuUsage();

const servers = await Promise.all(Array.from({ length: Number(instances) }, openInstance));
process.on('message', (asked) => {
  if (asked === 'report') report();
  else void Promise.all(servers.map((close) => close())).then(() => process.exit());
});
process.send?.('ready');

async function openInstance(): Promise<() => Promise<void>> {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  const { use, close } = link(adapter, url);
  use(server);
  server.on('connection', (socket) => void socket.join([...ROOMS]));
  if (way === 'one message')
    server.on('change', (change: Change) => {
      for (const room of ROOMS) server.local.to(room).emit('change', change);
    });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
  client.on('change', ({ sentAt }: Change) => latenciesMs.push(monotonicMs() - sentAt));
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return async () => {
    client.disconnect();
    await server.close();
    close();
  };
}

function report(): void {
  const { user, system } = process.cpuUsage(cpu);
  const received: Received = { latenciesMs, cpuMs: (user + system) / 1_000 };
  process.send?.(received);
  latenciesMs = [];
  cpu = process.cpuUsage();
}
