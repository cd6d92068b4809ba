/** Requests that Node or the router would refuse by itself, answered like all others: a problem, with every header of ours. */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../contracts/http/errors.ts';
import { ProblemError } from '../problem.ts';
import { toBody } from './problem.filter.ts';

/** Names nothing, so it is answered 404. */
const UNDECODABLE = '/api/undecodable';
/** What an address may be written in; everything else has to be escaped. */
const NOT_IN_ADDRESSES = /[^\x21-\x7e]/;

const CLIENT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};
/** These belong to one answer alone. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'retry-after',
  'x-request-id',
]);

function canBeDecoded(text: string): boolean {
  if (NOT_IN_ADDRESSES.test(text)) return false;
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** For Fastify's `rewriteUrl`: the router itself would refuse what it cannot decode before any hook has run. */
export function routableUrl({ url = '/' }: IncomingMessage): string {
  return canBeDecoded(url.split('?', 1)[0] ?? '') ? url : UNDECODABLE;
}

/** The parser of queries would take what it cannot decode as it is; Node would answer an expectation without a body. */
export function refuseUnreadable(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  fastify.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const { expect } = headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      done(new ProblemError('expectation_failed'));
      return;
    }
    const queryAt = url.startsWith('/api/') ? url.indexOf('?') : -1;
    if (queryAt === -1 || canBeDecoded(url.slice(queryAt))) done();
    else done(new ProblemError('malformed_request'));
  });
}

/** With the answer that is under way on it, as Node's own handler looks at it. */
interface HttpSocket extends Socket {
  _httpMessage?: { headersSent: boolean } | null;
}

/** A client that goes on sending is listened to for so long, and for so much: it reads its answer once it has sent all. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 1024 * 1024;
/** Those that have their answer, or are about to get it. */
const lingering = new WeakSet<Socket>();

const commonHeaders = new WeakMap<FastifyInstance, Promise<string[]>>();

/** For Fastify's `clientErrorHandler`: there is no request, only a connection that sent something else. */
export function answerClientError(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // Whatever else comes on it is no request either.
  if (lingering.has(socket)) return;
  const { code = '' } = error as NodeJS.ErrnoException;
  const { bytesWritten } = socket;
  const { headersSent = false } = (socket as HttpSocket)._httpMessage ?? {};
  // A browser opens connections ahead. The end of one that said nothing must not be taken for the answer to the request that it sends just then,
  // which it repeats on another connection when this one is closed.
  const isSilent = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  // Nobody waits behind a connection that was reset, and an answer that has begun cannot be taken back.
  if (isSilent || code === 'ECONNRESET' || !socket.writable || headersSent) {
    socket.destroy();
    return;
  }
  linger(socket);
  const problem = new ProblemError(CLIENT_ERRORS[code] ?? 'malformed_request');
  void headersOf(this).then((headers) => {
    if (socket.bytesWritten > bytesWritten) {
      socket.end();
      return;
    }
    const id = randomUUID();
    const body = JSON.stringify(toBody(problem, 'en', id));
    const head = [
      `HTTP/1.1 ${String(problem.status)} ${STATUS_CODES[problem.status] ?? ''}`,
      ...headers,
      `x-request-id: ${id}`,
      `content-length: ${String(Buffer.byteLength(body))}`,
      `date: ${new Date().toUTCString()}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/**
 * Reads on after the answer until the client closes. A connection that is closed with something unread is reset, and the
 * reset takes the answer away from a client that has not read it yet.
 */
function linger(socket: Socket): void {
  lingering.add(socket);
  const end = (): void => void socket.destroy();
  const timer = setTimeout(end, LINGER_MS);
  let left = LINGER_BYTES;
  // Past the parser, which would fail anew with every piece.
  socket.removeAllListeners('data').on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) end();
  });
  socket.once('end', end).once('close', () => clearTimeout(timer));
}

/** Those of any refusal of this instance, taken from one, so that no list of them is kept here. */
function headersOf(fastify: FastifyInstance): Promise<string[]> {
  let headers = commonHeaders.get(fastify);
  if (headers === undefined) {
    headers = fastify.inject({ method: 'GET', url: UNDECODABLE }).then((answer) =>
      Object.entries(answer.headers)
        .filter(([name, value]) => !OWN_HEADERS.has(name) && value !== undefined)
        .flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${String(each)}`)),
    );
    commonHeaders.set(fastify, headers);
  }
  return headers;
}
