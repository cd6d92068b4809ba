import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ErrorCode } from '../../contracts/http/errors.ts';
import { PROBLEM_STATUS } from '../problem.ts';
import { refer } from './answers.ts';

const PROBLEM_CONTENT = { 'application/problem+json': { schema: refer('Problem') } };

/** The codes that a route refuses with, beside those that any route may answer. */
export function Refuses(...codes: [ErrorCode, ...ErrorCode[]]): ClassDecorator & MethodDecorator {
  const byStatus = Map.groupBy(codes, (code) => PROBLEM_STATUS[code]);
  return applyDecorators(
    ...[...byStatus].map(([status, group]) =>
      ApiResponse({ status, description: group.map((code) => `\`${code}\``).join(', '), content: PROBLEM_CONTENT }),
    ),
  );
}

/** What every route may answer when nothing else fits. */
export const ANY_PROBLEM = {
  status: 'default',
  description: 'Refused, or failed: see `code`.',
  content: PROBLEM_CONTENT,
} as const;
