import { type FieldIssue, ProblemError } from './problem.ts';

/** All that is wrong with a request. A password that is too common is a problem of its own where it is the only one. */
export function validationProblem(issues: FieldIssue[]): ProblemError {
  const isPasswordAlone = issues.every(({ code }) => code === 'password_too_common');
  return new ProblemError(isPasswordAlone ? 'password_too_common' : 'validation_failed', { issues });
}
