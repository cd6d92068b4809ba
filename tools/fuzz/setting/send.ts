/** Sends one input over a kept connection and reads the whole answer, whatever it is. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Input } from '../inputs/input.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly milliseconds: number;
}

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

/** What answers HEAD names a packing and holds nothing. */
function unpacked(headers: IncomingHttpHeaders, body: Buffer): Buffer {
  const unpack = UNPACK[headers['content-encoding'] ?? ''];
  return unpack === undefined || body.length === 0 ? body : unpack(body);
}

/** Why there was no answer. */
export interface NoAnswer {
  readonly failure: string;
  readonly milliseconds: number;
}

const TIMEOUT_MS = 10_000;

export async function send(
  agent: Agent,
  port: number,
  input: Input,
  cookie: string | null,
): Promise<Answer | NoAnswer> {
  const startedAt = performance.now();
  const first = await attempt(agent);
  // A connection that the server closes in order may be taken for the next request in the same moment: once more on a new one.
  return 'failure' in first && first.failure === 'ECONNRESET' && first.isReused ? attempt(false) : first;

  function attempt(over: Agent | false): Promise<Answer | (NoAnswer & { isReused: boolean })> {
    return new Promise((resolve) => {
      const fail = (failure: string): void =>
        resolve({ failure, isReused: call?.reusedSocket ?? false, milliseconds: performance.now() - startedAt });
      let call: ReturnType<typeof request> | null = null;
      try {
        call = request({
          agent: over,
          port,
          host: '127.0.0.1',
          method: input.method,
          path: input.target,
          headers: {
            host: `localhost:${port}`,
            ...(cookie === null ? {} : { cookie }),
            ...(input.body === null ? {} : { 'content-length': input.body.length }),
            ...input.headers,
          },
          timeout: TIMEOUT_MS,
        });
      } catch (error) {
        fail(`not sent: ${String(error)}`);
        return;
      }
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const milliseconds = performance.now() - startedAt;
          const { statusCode = 0, headers } = response;
          try {
            resolve({ status: statusCode, headers, body: unpacked(headers, Buffer.concat(chunks)), milliseconds });
          } catch {
            fail(`answer in another packing than ${headers['content-encoding'] ?? 'none'}`);
          }
        });
        response.on('error', (error) => fail(`answer broken off: ${error.message}`));
      });
      call.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.alloc(0),
          milliseconds: performance.now() - startedAt,
        });
      });
      call.on('timeout', () => call?.destroy(new Error(`no answer within ${TIMEOUT_MS / 1_000} s`)));
      call.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      call.end(input.body ?? undefined);
    });
  }
}
