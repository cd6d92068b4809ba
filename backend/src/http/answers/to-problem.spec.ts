import { describe, expect, it } from '@jest/globals';
import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { ProblemError } from '../problem.ts';
import { toProblem } from './to-problem.ts';

const withCode = (code: string) => Object.assign(new Error('inside'), { code });

describe('toProblem', () => {
  it('leaves a refusal as it is, also inside of another error', () => {
    const refusal = new ProblemError('forbidden');
    expect(toProblem(refusal)).toBe(refusal);
    expect(toProblem(new HttpException('x', 429, { cause: refusal }))).toBe(refusal);
  });

  it.each([
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'body_too_large'],
    [new HttpException('x', 400, { cause: withCode('FST_ERR_CTP_INVALID_JSON_BODY') }), 'malformed_body'],
    [new NotFoundException(), 'not_found'],
    [new ForbiddenException(), 'foreign_origin'],
    [new HttpException('x', 418), 'malformed_body'],
    [new HttpException('x', 502), 'internal'],
    [Object.assign(new Error('x'), { statusCode: 415 }), 'unsupported_media_type'],
    [withCode('22021'), 'malformed_body'],
    [withCode('22003'), 'malformed_body'],
    [new QueryFailedError('SELECT secret', [], withCode('22P02')), 'malformed_body'],
    [new QueryFailedError('SELECT secret', [], withCode('40P01')), 'unavailable'],
    [new QueryFailedError('SELECT secret', [], withCode('42P01')), 'internal'],
    [withCode('57P01'), 'unavailable'],
    [withCode('25006'), 'unavailable'],
    [withCode('ECONNREFUSED'), 'unavailable'],
    [new Error('Connection terminated unexpectedly'), 'unavailable'],
    [new Error('Client has encountered a connection error and is not queryable'), 'unavailable'],
    [new HttpException('x', 500, { cause: new QueryRunnerAlreadyReleasedError() }), 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new QueryFailedError('SELECT 1', [], new Error('Query read timeout')), 'unavailable'],
    [withCode('23505'), 'internal'],
    [new TypeError('x is undefined'), 'internal'],
    ['a text', 'internal'],
    [null, 'internal'],
    [undefined, 'internal'],
  ])('%p → %s', (error, code) => {
    expect(toProblem(error).code).toBe(code);
  });
});
