/** Looks into a running process of ours: what is live in its heap. Garbage says nothing of what sockets cost or leak. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from '../../../backend/src/database/connection/embedded/free-port.ts';

const TIMEOUT_MS = 10_000;
const POLL_MS = 50;
const BYTES_PER_KIB = 1_024;

/** A port, and what a Node process must be started with to be looked into there. */
export async function inspectorPort(): Promise<{ port: number; flag: string }> {
  const port = await freePort();
  return { port, flag: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http` };
}

export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const { id, result } = JSON.parse(data.toString()) as { id: number; result: unknown };
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  static async open(port: number): Promise<Inspector> {
    const endAt = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/json`);
        const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
        const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
        await once(socket, 'open');
        return new Inspector(socket);
      } catch (error) {
        if (Date.now() > endAt) throw error;
        await delay(POLL_MS);
      }
    }
  }

  /** Answers what is in use after everything that is not live has been collected. */
  async liveKib(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.#ask('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / BYTES_PER_KIB;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(method: string): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method }));
    });
  }
}
