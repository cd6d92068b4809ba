/**
 * A WebSocket client that only counts: thousands of them in one process, at a cost that leaves the machine to what is
 * measured. It reads frames of servers that neither mask nor compress nor fragment, which is how both sides are set.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type Send = (text: string) => void;

/** What one side expects of its clients: Socket.IO's handshake, or the bare server's. */
export interface SocketDialect {
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly onOpen: (send: Send) => void;
  /** `ready` once the subscription is confirmed; `delivery` for what is counted. */
  readonly onText: (text: Buffer, send: Send) => 'ready' | 'refused' | 'delivery' | 'other';
}

interface SocketOptions {
  /** One of this machine's addresses: each has as many ports of its own. */
  readonly localAddress?: string | undefined;
  /** Is called when the server has ended the connection, which nothing here asked for. */
  readonly onLost?: () => void;
}

const TEXT = 0x81;
const PING = 0x89;
const CLOSE = 0x88;

export class LeanSocket {
  readonly #socket: Socket;
  readonly #dialect: SocketDialect;
  readonly #onDelivery: () => void;
  readonly #send: Send = (text) => {
    this.#socket.write(clientFrame(text));
  };
  #rest: Buffer | null = null;
  #isOpen = false;
  #isReady = false;
  #ready: { resolve: () => void; reject: (error: Error) => void } | null = null;

  private constructor(port: number, dialect: SocketDialect, onDelivery: () => void, options: SocketOptions) {
    this.#dialect = dialect;
    this.#onDelivery = onDelivery;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, localAddress: options.localAddress });
    this.#socket.on('data', (chunk: Buffer) => {
      this.#take(chunk);
    });
    this.#socket.on('error', (error) => this.#ready?.reject(error));
    this.#socket.on('close', () => {
      if (this.#isReady) options.onLost?.();
      else this.#ready?.reject(new Error('The server closed the socket.'));
    });
    const headers = [
      `GET ${dialect.path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(dialect.cookie === undefined ? [] : [`Cookie: ${dialect.cookie}`]),
    ];
    this.#socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  }

  /** Resolves when the server has confirmed the subscription. */
  static open(
    port: number,
    dialect: SocketDialect,
    onDelivery: () => void,
    options: SocketOptions = {},
  ): Promise<LeanSocket> {
    return new Promise((resolve, reject) => {
      const socket = new LeanSocket(port, dialect, onDelivery, options);
      socket.#ready = {
        resolve: () => {
          resolve(socket);
        },
        reject,
      };
    });
  }

  close(): void {
    this.#ready = null;
    this.#isReady = false;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    let bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) {
        this.#rest = bytes;
        return;
      }
      const statusLine = bytes.toString('latin1', 0, bytes.indexOf('\r\n'));
      if (!statusLine.includes(' 101 ')) {
        this.#ready?.reject(new Error(`The upgrade was answered "${statusLine}".`));
        this.#socket.destroy();
        return;
      }
      this.#isOpen = true;
      this.#dialect.onOpen(this.#send);
      bytes = bytes.subarray(end + 4);
    }
    this.#takeFrames(bytes);
  }

  #takeFrames(bytes: Buffer): void {
    let at = 0;
    for (;;) {
      const frame = frameAt(bytes, at);
      if (frame === null) break;
      if (frame.type === TEXT) this.#hear(bytes.subarray(frame.start, frame.end));
      else if (frame.type === PING) this.#socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      // As a browser does: a server waits half a minute for this before it ends the connection by itself.
      else if (frame.type === CLOSE) this.#socket.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
      at = frame.end;
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at);
  }

  #hear(text: Buffer): void {
    const kind = this.#dialect.onText(text, this.#send);
    if (kind === 'delivery') this.#onDelivery();
    if (kind === 'refused') {
      this.#ready?.reject(new Error(`The subscription was refused: ${text.toString()}`));
      this.#socket.destroy();
    }
    if (kind !== 'ready') return;
    this.#isReady = true;
    this.#ready?.resolve();
  }
}

/** Answers null while a part of the frame is missing. */
function frameAt(bytes: Buffer, at: number): { type: number; start: number; end: number } | null {
  if (bytes.length < at + 2) return null;
  const short = bytes.readUInt8(at + 1) & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = at + 2 + extra;
  if (bytes.length < start) return null;
  const length = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return bytes.length < start + length ? null : { type: bytes.readUInt8(at), start, end: start + length };
}

/** Clients must mask; a mask of zeros changes nothing. */
function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length;
  const head = length < 126 ? [TEXT, 0x80 | length] : [TEXT, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

/** Opens many, a few at a time, as a server that is not under attack sees it. */
export async function openMany(
  count: number,
  port: number,
  dialectOf: (index: number) => SocketDialect,
  onDelivery: () => void,
): Promise<LeanSocket[]> {
  const sockets: LeanSocket[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) sockets.push(await LeanSocket.open(port, dialectOf(next++), onDelivery));
  };
  await Promise.all(Array.from({ length: 32 }, work));
  return sockets;
}
