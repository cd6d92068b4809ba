import { HttpConnection } from './http-connection.ts';

/** Less than any server waits for the next request: none is sent on a connection that is just being closed. */
const MAX_IDLE_MS = 4_000;

/** Grows instead of making a request wait for another one's answer. */
export class FreeConnections {
  readonly #port: number;
  readonly #all: HttpConnection[] = [];
  readonly #free: { readonly connection: HttpConnection; readonly sinceMs: number }[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async prepare(): Promise<void> {
    for (let index = 0; index < 16; index++) this.give(await this.open());
  }

  /** The one that was given last; none that had nothing to do for long. */
  take(): HttpConnection | undefined {
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      const { connection, sinceMs } = free;
      if (!connection.isClosed && performance.now() - sinceMs < MAX_IDLE_MS) return connection;
      connection.close();
    }
    return undefined;
  }

  async open(): Promise<HttpConnection> {
    const connection = await HttpConnection.open(this.#port);
    this.#all.push(connection);
    return connection;
  }

  give(connection: HttpConnection): void {
    this.#free.push({ connection, sinceMs: performance.now() });
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}
