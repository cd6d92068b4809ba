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

  take(): HttpConnection | undefined {
    return this.#free.pop();
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
