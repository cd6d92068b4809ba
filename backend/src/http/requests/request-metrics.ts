import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../telemetry/metrics.ts';

/** Files have a route each, and what does not exist has none: only what is known at the start may be a label. */
export function routeOf(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.startsWith('/api/') || pattern === '/metrics' ? pattern : 'files';
}

export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.requested(request.method, routeOf(request.routeOptions.url), reply.statusCode, reply.elapsedTime);
    done();
  });
}
