import rateLimit from '@fastify/rate-limit';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

const WINDOW_MS = 60_000;
const CALLS_PER_WINDOW = 1_200;
const LOGINS_PER_WINDOW = 20;
const COUNTERS_HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const REGISTRATIONS_PER_WINDOW = 60;

/** Each registration hashes a password and writes a letter. */
export const RegistrationRateLimit = () =>
  RouteConfig({ rateLimit: { max: REGISTRATIONS_PER_WINDOW, timeWindow: WINDOW_MS } });

const TILL_TESTS_PER_WINDOW = 20;

/** Each calls somebody else's server. */
export const TillTestRateLimit = () =>
  RouteConfig({ rateLimit: { max: TILL_TESTS_PER_WINDOW, timeWindow: WINDOW_MS } });

/** Of a password guess: by address and account, so that one guesser does not lock the others of the same network out. */
export const LoginRateLimit = () =>
  RouteConfig({
    rateLimit: {
      max: LOGINS_PER_WINDOW,
      timeWindow: WINDOW_MS,
      // Only then is the body read.
      hook: 'preHandler',
      keyGenerator: (request: FastifyRequest) => `${request.ip} ${emailIn(request.body)}`,
    },
  });

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}

export async function limitRates(fastify: FastifyInstance): Promise<void> {
  await fastify.register(rateLimit, {
    max: CALLS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    // A page's many files cost next to nothing.
    allowList: (request) => !request.url.startsWith('/api/'),
    // `Retry-After` alone is for people; the counters would only tell a guesser how to pace.
    addHeaders: COUNTERS_HIDDEN,
    addHeadersOnExceeding: COUNTERS_HIDDEN,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}
