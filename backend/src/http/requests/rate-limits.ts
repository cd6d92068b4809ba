import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller-address.ts';
import { ProblemError } from '../problem.ts';

const WINDOW_MS = 60_000;
const CALLS_PER_WINDOW = 1_200;
const COUNTERS_HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * The general limit of an address, for every call. Each instance counts for itself, in memory: it is far above what people
 * need, and a shared counter would cost every call a round trip. What is dear or can be guessed has its own: see limits/.
 */
export async function limitRates(fastify: FastifyInstance): Promise<void> {
  await fastify.register(rateLimit, {
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    keyGenerator: ({ ip }) => callerOf(ip),
    // A page's many files cost next to nothing.
    allowList: (request) => !request.url.startsWith('/api/'),
    // `Retry-After` alone is for people; the counters would only tell a guesser how to pace.
    addHeaders: COUNTERS_HIDDEN,
    addHeadersOnExceeding: COUNTERS_HIDDEN,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
