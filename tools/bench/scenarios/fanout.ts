/** Measures how many deliveries a second reach the many watchers of one room. */
import { setTimeout as delay } from 'node:timers/promises';
import { assertDone } from '../load/closed-loop.ts';
import { HttpConnection, requestText } from '../load/http-connection.ts';
import { type LeanSocket, openMany, type SocketDialect } from '../load/lean-socket.ts';
import type { ProductTarget } from '../setting/target.ts';
import { movesOf } from './moves.ts';

/** Changes that are on their way at a time: enough that the server never waits for the next. */
const IN_FLIGHT = 4;
/** The answer to a change may come after its deliveries. */
const CONNECTIONS = 2 * IN_FLIGHT;
const TIMEOUT_MS = 30_000;

export class Room {
  readonly #port: number;
  readonly #dialect: () => SocketDialect;
  readonly #watchers: number;
  #sockets: LeanSocket[] = [];
  #delivered = 0;
  #onDelivered: () => void = () => undefined;

  constructor(port: number, watchers: number, dialect: () => SocketDialect) {
    this.#port = port;
    this.#watchers = watchers;
    this.#dialect = dialect;
  }

  async fill(): Promise<void> {
    this.#sockets = await openMany(this.#watchers, this.#port, this.#dialect, () => {
      this.#delivered++;
      if (this.#delivered % this.#watchers === 0) this.#onDelivered();
    });
  }

  /** Sends each request when the room has received what was sent `IN_FLIGHT` requests before. Deliveries a second. */
  async run(requests: readonly string[]): Promise<number> {
    const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(this.#port)));
    this.#delivered = 0;
    let sent = 0;
    const startedAt = performance.now();
    try {
      await this.#inTime(
        new Promise<void>((resolve, reject) => {
          const send = (): void => {
            const request = requests[sent];
            if (request === undefined) return;
            const connection = connections[sent++ % CONNECTIONS];
            connection?.send(request).then((answer) => {
              assertDone(request, answer);
            }, reject);
          };
          this.#onDelivered = () => {
            if (this.#delivered >= requests.length * this.#watchers) resolve();
            else send();
          };
          for (let index = 0; index < IN_FLIGHT; index++) send();
        }),
      );
      return this.#delivered / ((performance.now() - startedAt) / 1_000);
    } finally {
      this.#onDelivered = () => undefined;
      for (const connection of connections) connection.close();
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  async #inTime(work: Promise<void>): Promise<void> {
    const timeout = new AbortController();
    const late = delay(TIMEOUT_MS, null, { signal: timeout.signal }).then(() => {
      throw new Error(`${this.#delivered} deliveries within ${TIMEOUT_MS / 1_000} s: some are missing.`);
    });
    try {
      await Promise.race([work, late]);
    } finally {
      timeout.abort();
    }
  }
}

/** The kitchen's changes that a room of its watchers hears of. */
export function watchedChanges(target: ProductTarget, orderIds: readonly number[]): string[] {
  const next = movesOf(orderIds);
  const requests: string[] = [];
  for (let move = next(); move !== null; move = next()) requests.push(target.changeWatched(move.orderId, move.status));
  return requests;
}

/** What the product sends the room, byte for byte in size. */
export function broadcastRequests(room: string, restaurantId: number, orderIds: readonly number[]): string[] {
  const next = movesOf(orderIds);
  const requests: string[] = [];
  for (let move = next(); move !== null; move = next()) {
    const at = new Date().toISOString();
    const event = {
      topic: `restaurant:${restaurantId}:orders`,
      orderId: move.orderId,
      version: 4,
      status: move.status,
      previousStatus: 'preparing',
      at,
      by: 'restaurant',
      estimatedFrom: at,
      estimatedTo: at,
      readyBy: null,
      paymentStatus: 'due',
      reason: null,
    };
    requests.push(requestText({ method: 'POST', path: `/${room}`, body: ['order:updated', event] }));
  }
  return requests;
}
