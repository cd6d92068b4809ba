import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Environment } from '../../config/environment.ts';
import { SOCKET_PATH } from '../../contracts/events/realtime.ts';
import { callerOf } from './caller-address.ts';
import { isOwnOrigin } from './own-origin.ts';
import { ProblemError } from '../problem.ts';
import { readRemoteAddress } from './remote-address.ts';

const WEBSOCKET_VERSION = '13';
const SOCKET_IO_PROTOCOL = '4';
/** 16 bytes in base64 (RFC 6455, 4.1). */
const WEBSOCKET_KEY = /^[+/0-9a-z]{22}==$/i;
const RETRY_AFTER_SECONDS = 30;

type Settings = Pick<Environment, 'publicUrl' | 'role' | 'rateLimit' | 'maxSocketsPerAddress' | 'trustedProxies'>;

/**
 * Decides which requests become sockets. Node treats the others as the plain requests that they are without their wish to
 * upgrade, so that a refusal is answered, logged and counted like any other.
 */
export class SocketEntrance {
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly open = new Map<string, number>();
  private readonly refusals = new WeakMap<IncomingMessage, ProblemError>();

  constructor(private readonly settings: Settings) {
    this.addressOf = readRemoteAddress(settings.trustedProxies);
  }

  /** Node asks it as `shouldUpgradeCallback`. */
  admits(request: IncomingMessage): boolean {
    if (this.settings.role === 'worker' || !isHandshake(request)) return false;
    const refusal = this.refuse(request);
    if (refusal === null) return true;
    this.refusals.set(request, refusal);
    return false;
  }

  /**
   * Answers whoever was refused. What is no handshake at all finds no route at the socket's path. After a wish to upgrade
   * that it did not follow, Node no longer reports what it cannot read on that connection, so that whoever sent it would
   * wait for ever: the connection ends with the answer.
   */
  answerRefused(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (request.headers.upgrade !== undefined) void reply.header('connection', 'close');
      if (request.url.startsWith(SOCKET_PATH)) done(this.refusals.get(request.raw));
      else done();
    });
  }

  private refuse(request: IncomingMessage): ProblemError | null {
    const { origin, host } = request.headers;
    // Browsers always say where a WebSocket comes from; other programs need not.
    if (origin !== undefined && !isOwnOrigin(this.settings.publicUrl, origin, host)) {
      return new ProblemError('foreign_origin');
    }
    if (!this.settings.rateLimit) return null;
    const caller = callerOf(this.addressOf(request));
    const count = this.open.get(caller) ?? 0;
    if (count >= this.settings.maxSocketsPerAddress) {
      return new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.open.set(caller, count + 1);
    request.socket.once('close', () => this.left(caller));
    return null;
  }

  private left(caller: string): void {
    const count = this.open.get(caller) ?? 0;
    if (count > 1) this.open.set(caller, count - 1);
    else this.open.delete(caller);
  }
}

/** Of a WebSocket for Socket.IO 4, a new one. */
function isHandshake({ method, url = '', headers }: IncomingMessage): boolean {
  const address = URL.parse(url, 'http://socket');
  if (method !== 'GET' || address?.pathname.replace(/\/$/, '') !== SOCKET_PATH) return false;
  const { searchParams } = address;
  return (
    searchParams.get('transport') === 'websocket' &&
    searchParams.get('EIO') === SOCKET_IO_PROTOCOL &&
    !searchParams.has('sid') &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === WEBSOCKET_VERSION &&
    WEBSOCKET_KEY.test(headers['sec-websocket-key'] ?? '')
  );
}
