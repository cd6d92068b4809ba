import { ProblemError } from '../problem.ts';

const MAX_LENGTH = 200;

/**
 * Of the `Idempotency-Key` header; null without one.
 *
 * @throws ProblemError when the header is there and cannot be a key.
 */
export function readIdempotencyKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (key.length === 0 || key.length > MAX_LENGTH) throw ProblemError.field('Idempotency-Key', 'invalid_format');
  return key;
}
