import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const SANE_ID = /^[\w.-]{8,64}$/;

/** The caller's own id when it is harmless in a log and a header, so that a proxy's line and ours can be matched. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** A share link's token opens an order, so it stays out of the log. */
export function loggableUrl(url: string): string {
  return url.includes('?') ? url.replace(/([?&](?:t|token)=)[^&]*/gi, '$1[redacted]') : url;
}

/** One line a request, when it is over. Files are of no interest unless they fail. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const isInteresting = request.url.startsWith('/api/') && !request.url.startsWith('/api/health/');
    const level = reply.statusCode >= 500 ? 'error' : isInteresting ? 'info' : 'debug';
    if (!logger.isLevelEnabled(level)) {
      done();
      return;
    }
    logger[level](
      {
        requestId: request.id,
        method: request.method,
        url: loggableUrl(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.account ? `${request.account.role}:${request.account.accountId}` : undefined,
      },
      'request',
    );
    done();
  });
}
