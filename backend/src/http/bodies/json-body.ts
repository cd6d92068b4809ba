/** The one reader of bodies: what it lets through is JSON in UTF-8, within the route's budget, and the same for every reader. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { DEFAULT_BUDGET, ownBudgetOf } from './body-budget.ts';
import { keepText } from './body-text.ts';
import { firstDuplicateKey } from './duplicate-key.ts';
import { assertWithin } from './value-check.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** Forms and plain text are what other sites can send without asking; nothing of the product does. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const budget = ownBudgetOf(route.config);
    if (budget !== null) route.bodyLimit = budget.bytes;
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      done(null, readJson(request, bytes));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** @throws ProblemError `unsupported_media_type` of another charset than UTF-8. */
export function assertUtf8(contentType: string | undefined): void {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new ProblemError('unsupported_media_type');
}

function readJson(request: FastifyRequest, bytes: Buffer): unknown {
  assertUtf8(request.headers['content-type']);
  if (!isUtf8(bytes)) throw new ProblemError('malformed_body');
  const text = bytes.toString();
  keepText(request, text);
  // Clients that always say "JSON" also say it of a POST without a body.
  if (text === '') return undefined;
  const body = parse(text);
  assertWithin(body, request.is404 ? DEFAULT_BUDGET : (ownBudgetOf(request.routeOptions.config) ?? DEFAULT_BUDGET));
  const duplicate = firstDuplicateKey(text);
  if (duplicate !== null) {
    throw new ProblemError('malformed_body', { issues: [{ field: duplicate, code: 'duplicate' }] });
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('malformed_body');
  }
}
