import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to whoever asks for any: connections and other servers take none of these by chance. Above the last
 * that browsers and `fetch` refuse to call (10080, https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST_PORT = 10_081;
const END_PORT = 32_768;

/** A port of the loopback that was free a moment ago, and that nobody else is likely to pick meanwhile: from the first to below the end. */
export async function freePort([first, end] = [FIRST_PORT, END_PORT]): Promise<number> {
  for (;;) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
