import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import type { ErrorCode } from '../../contracts/http/errors.ts';
import { isPoolFailure } from '../../database/connection/pool-failure.ts';
import { ProblemError } from '../problem.ts';

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

/** Nest's own 403 is its cross-origin check alone: our use cases refuse with a `ProblemError`. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_body',
  403: 'foreign_origin',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** SQLSTATE of values that no column of the product takes; validation should have caught them. */
const BAD_VALUE_STATES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);
/** SQLSTATE of a server that is going away, full, no primary (yet), or has ended one of two that waited for each other. */
const PASSING_STATES = new Set([
  '08000',
  '08003',
  '08006',
  '25006',
  '40001',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** What to tell the caller about anything that was thrown. `internal` is what nobody foresaw. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const cause = error instanceof HttpException || error instanceof QueryFailedError ? causeOf(error) : error;
  if (cause instanceof ProblemError) return cause;
  const code = codeOf(cause);
  const fastifyCode = FASTIFY_CODES[code];
  if (fastifyCode !== undefined) return new ProblemError(fastifyCode);
  if (BAD_VALUE_STATES.has(code)) return new ProblemError('malformed_body');
  if (PASSING_STATES.has(code) || NETWORK_CODES.has(code) || isPoolFailure(cause)) {
    return new ProblemError('unavailable', { retryAfterSeconds: 1 });
  }
  const status = error instanceof HttpException ? error.getStatus() : clientStatusOf(cause);
  if (status >= 400 && status < 500) return new ProblemError(STATUS_CODES[status] ?? 'malformed_body');
  return new ProblemError('internal');
}

function causeOf(error: HttpException | QueryFailedError): unknown {
  return error instanceof HttpException ? (error.cause ?? error) : error.driverError;
}

function clientStatusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function codeOf(error: unknown): string {
  const value = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof value === 'string' ? value : '';
}
