import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller-address.ts';
import { requestContext } from '../../telemetry/request-context.ts';
import type { OpenSpan, Tracing } from '../../telemetry/tracing.ts';
import { routeOf } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when it is not traced. */
    span: OpenSpan | null;
  }
}

/**
 * What a write sets in motion carries its request's id, and its trace when there is one. After the body was read, whose
 * events belong to no request.
 */
export function followWrites(fastify: FastifyInstance, tracing: Tracing | null): void {
  fastify.decorateRequest('span', null);
  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'GET') {
      done();
      return;
    }
    if (tracing !== null) {
      const route = routeOf(request.routeOptions.url);
      const { traceparent } = request.headers;
      request.span = tracing.begin(
        `${request.method} ${route}`,
        typeof traceparent === 'string' ? traceparent : undefined,
        Date.now() - reply.elapsedTime,
        { 'http.request.method': request.method, 'http.route': route, 'tischlein.request_id': request.id },
      );
    }
    const traceparent = request.span?.traceparent ?? null;
    requestContext.run({ requestId: request.id, caller: callerOf(request.ip), traceparent }, done);
  });
  if (tracing === null) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    request.span?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    done();
  });
}
