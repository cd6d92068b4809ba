/**
 * One kept-alive HTTP/1.1 connection, written by hand: on a machine of few cores every microsecond that the load
 * generator needs is one that what it measures cannot have.
 */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const HEADERS_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer | null = null;
  #waiting: Waiting | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#take(chunk);
    });
    socket.once('error', (error) => {
      this.#fail(error);
    });
    socket.once('close', () => {
      this.#fail(new Error('The server closed the connection.'));
    });
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  /** A connection carries one request at a time. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) {
        reject(new Error('The server has closed the connection.'));
        return;
      }
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    const received = this.#received === null ? chunk : Buffer.concat([this.#received, chunk]);
    const answer = parse(received);
    if (answer === null) {
      this.#received = received;
      return;
    }
    this.#received = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
  }
}

/** Answers null while a part of the answer is missing. */
function parse(received: Buffer): Answer | null {
  const end = received.indexOf(HEADERS_END);
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const start = end + HEADERS_END.length;
  const length = /\r\ncontent-length: ?(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const stop = start + Number(length);
    return received.length < stop ? null : { status, body: received.subarray(start, stop) };
  }
  if (!/\r\ntransfer-encoding: ?chunked/i.test(head)) return { status, body: received.subarray(start) };
  const isWhole = received.length >= start + 5 && received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  return isWhole ? { status, body: received.subarray(start) } : null;
}

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export function requestText({ method, path, cookie, headers = {}, body }: RequestParts): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1'];
  if (cookie !== undefined) lines.push(`Cookie: ${cookie}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`);
  return `${lines.join('\r\n')}${HEADERS_END}${json}`;
}
