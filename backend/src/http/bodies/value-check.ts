import { ProblemError } from '../problem.ts';
import { firstFault, type ValueBudget } from './plain-value.ts';

/** @throws ProblemError for more than the budget, for text that cannot be stored, and for keys that no request may have. */
export function assertWithin(value: unknown, budget: ValueBudget): void {
  const fault = firstFault(value, budget);
  if (fault === null) return;
  if (fault.kind === 'text') throw ProblemError.field(fault.path, 'invalid_format');
  if (fault.kind === 'reserved') {
    throw new ProblemError('malformed_body', { issues: [{ field: fault.path, code: 'unknown_field' }] });
  }
  throw new ProblemError('too_complex');
}
