import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment.ts';
import { SessionCookie } from '../modules/auth/sessions/session-cookie.ts';
import { FirstPictures } from '../modules/restaurants/first-pictures.ts';
import { QueuesBoard } from '../modules/queues-board/queues-board.ts';
import { answerFromMemory } from '../public-reads/answer-from-memory.ts';
import { KeptAnswers } from '../public-reads/kept-answers.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { TRACING, type Tracing } from '../telemetry/tracing.ts';
import { DEFAULT_BUDGET } from '../http/bodies/body-budget.ts';
import { acceptJsonOnly } from '../http/bodies/json-body.ts';
import { serveDocument } from './openapi-document.ts';
import { findPage, servePages } from './pages.ts';
import { limitRates } from '../http/requests/rate-limits.ts';
import { logRequests, requestIdOf } from '../http/requests/request-log.ts';
import { measureRequests } from '../http/requests/request-metrics.ts';
import { followWrites } from '../http/requests/request-tracing.ts';
import { HttpAdapter } from '../http/requests/http-adapter.ts';
import { isOwnOrigin } from '../http/requests/own-origin.ts';
import { ProblemError } from '../http/problem.ts';
import { RouteTable } from '../http/answers/route-table.ts';
import type { SocketEntrance } from '../http/requests/socket-entrance.ts';
import { SecuredResponse } from '../http/requests/secured-response.ts';
import { securityHeaders } from '../http/requests/security-headers.ts';
import { answerClientError, refuseUnreadable, routableUrl } from '../http/answers/unreadable-requests.ts';
import { acceptUploads } from '../http/bodies/uploads.ts';

/** What Node takes of an address and all headers together. */
const MAX_ADDRESS_LENGTH = 16 * 1_024;
const COMPRESS_FROM_BYTES = 1_024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Whoever opens a connection and is slow to say what they want, or to take the answer. */
const HEADERS_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 60_000;
/** Longer than a proxy keeps a connection, which would else send its next request into one that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const TIMEOUTS_CHECK_INTERVAL_MS = 2_000;
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A worker is asked about its health alone. */
const WORKER_ROUTES = /^\/(?:api\/health\/|metrics)/;

export function createAdapter({ trustedProxies }: Environment, entrance: SocketEntrance): HttpAdapter {
  return new HttpAdapter({
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUTS_CHECK_INTERVAL_MS,
      shouldUpgradeCallback: (request) => entrance.admits(request),
      ServerResponse: SecuredResponse,
    },
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    bodyLimit: DEFAULT_BUDGET.bytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: requestIdOf,
    requestIdHeader: false,
    // What arrives while the product stops is answered like any other call.
    return503OnClosing: false,
    // A parameter that is too long names nothing, like any other that is wrong; Node limits the address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_ADDRESS_LENGTH },
    rewriteUrl: routableUrl,
    clientErrorHandler: answerClientError,
    // Nothing registers middleware, and without it every request takes a shorter way.
    skipMiddie: true,
  });
}

/** All that stands between the socket and Nest's routes. Must run before the application is initialised. */
export async function prepareHttp(
  app: NestFastifyApplication,
  environment: Environment,
  logger: Logger,
  entrance: SocketEntrance,
): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  app.get(RouteTable).watch(fastify);
  const page = findPage(environment.publicUrl);
  app.useSecurityHeaders(securityHeaders(environment, page?.scriptHashes ?? []));
  app.enableCsrfProtection({ trustedOrigins: [environment.publicUrl] });
  refuseForeignOrigins(fastify, environment.publicUrl);
  fastify.decorateRequest('account', null);
  logRequests(fastify, logger);
  measureRequests(fastify, app.get(Metrics));
  followWrites(fastify, app.get<Tracing | null>(TRACING));
  refuseUnreadable(fastify);
  entrance.answerRefused(fastify);
  acceptJsonOnly(fastify);
  acceptUploads(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (environment.role === 'worker' && !WORKER_ROUTES.test(request.url)) reply.callNotFound();
    else done();
  });
  await fastify.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
  if (environment.rateLimit) await limitRates(fastify);
  answerFromMemory(fastify, app.get(KeptAnswers));
  if (environment.role === 'worker') return;
  await app.get(QueuesBoard).serve(fastify);
  serveDocument(app, app.get(SessionCookie).name);
  const pictures = app.get(FirstPictures);
  if (page) await servePages(fastify, page, environment.publicUrl, (path) => pictures.of(path));
  else logger.warn('no built front end: only the API is served (npm run build makes one)');
}

/** Beside Nest's own check, which also takes an `Origin` that equals the `Host`, whatever the host. */
function refuseForeignOrigins(fastify: FastifyInstance, publicUrl: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !isOwnOrigin(publicUrl, origin, host);
    if (isForeign && !READING_METHODS.has(request.method)) done(new ProblemError('foreign_origin'));
    else done();
  });
}
