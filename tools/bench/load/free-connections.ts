import { HttpConnection } from './http-connection.ts';

/** Grows instead of making a request wait for another one's answer. */
export class FreeConnections {
  readonly #port: number;
  readonly #all: HttpConnection[] = [];
  readonly #free: HttpConnection[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  async prepare(): Promise<void> {
    for (let index = 0; index < 16; index++) this.give(await this.open());
  }

  /** The one that was given last. A server closes those that have had nothing to do for some seconds. */
  take(): HttpConnection | undefined {
    let connection = this.#free.pop();
    while (connection?.isClosed === true) connection = this.#free.pop();
    return connection;
  }

  async open(): Promise<HttpConnection> {
    const connection = await HttpConnection.open(this.#port);
    this.#all.push(connection);
    return connection;
  }

  give(connection: HttpConnection): void {
    this.#free.push(connection);
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}
