/** A Socket.IO client, frame by frame, that can stop reading what it is sent and go on sending. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Engine.IO's packets, and Socket.IO's within its message. */
const CONNECT = '40';
const PONG = '3';
const EVENT = '42';

export class SlowReader {
  private nextAckId = 0;

  private constructor(private readonly socket: WebSocket) {}

  static async connect(url: string, headers: Record<string, string> = {}): Promise<SlowReader> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    // A server that closes on somebody who does not read resets the connection.
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(CONNECT);
    await new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        if (data.toString().startsWith(CONNECT)) resolve();
      });
      socket.once('close', () => reject(new Error('The socket was closed before it was let in.')));
    });
    return new SlowReader(socket);
  }

  get isClosed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED;
  }

  /** From here on the server's bytes stay in the network, and then with the server. */
  stopReading(): void {
    this.socket.pause();
  }

  readOn(): void {
    this.socket.resume();
  }

  subscribe(topic: string, token?: string): void {
    const payload = JSON.stringify(['subscribe', { topic, token }]);
    this.socket.send(`${EVENT.slice(0, 2)}${String(this.nextAckId++)}${payload}`, () => undefined);
  }

  /** As if it had answered a ping, so that nothing but its not reading can be held against it. */
  pretendToBeAlive(): void {
    this.socket.send(PONG, () => undefined);
  }

  end(): void {
    this.socket.terminate();
  }
}
