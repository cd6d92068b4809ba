import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { FieldErrorCode } from '../contracts/http/errors.ts';
import { type FieldIssue, MAX_ISSUES } from './problem.ts';

/** From the most to the least telling: a field gets one issue. */
const CODES: readonly (readonly [constraint: string, code: FieldErrorCode])[] = [
  ['isDefined', 'required'],
  ['isString', 'invalid_type'],
  ['isInt', 'invalid_type'],
  ['isNumber', 'invalid_type'],
  ['isBoolean', 'invalid_type'],
  ['isArray', 'invalid_type'],
  ['isObject', 'invalid_type'],
  ['nestedValidation', 'invalid_type'],
  ['isNotEmpty', 'required'],
  ['isIn', 'invalid_choice'],
  ['isEnum', 'invalid_choice'],
  ['arrayNotEmpty', 'empty'],
  ['arrayMinSize', 'empty'],
  ['arrayMaxSize', 'too_many'],
  ['minLength', 'too_short'],
  ['maxLength', 'too_long'],
  ['min', 'too_small'],
  ['max', 'too_large'],
  ['isEmail', 'invalid_email'],
  ['isPhone', 'invalid_phone'],
  ['isUncommon', 'password_too_common'],
];

/** These fail for anything that is no text. */
const OF_TEXT = ['isEmail', 'isPhone', 'minLength', 'maxLength', 'matches'];

/**
 * Flattens what class-validator found into paths such as `items.0.quantity`: as many as an answer has, and one more when
 * there are more.
 */
export function toFieldIssues(errors: readonly ValidationError[]): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const issue of issuesIn(errors, '')) {
    issues.push(issue);
    if (issues.length > MAX_ISSUES) break;
  }
  return issues;
}

function* issuesIn(errors: readonly ValidationError[], parent: string): Generator<FieldIssue, void> {
  for (const error of errors) {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    const own = issueOf(error, field);
    if (own !== null) yield own;
    yield* issuesIn(error.children ?? [], field);
  }
}

function issueOf(error: ValidationError, field: string): FieldIssue | null {
  if (error.constraints === undefined) return null;
  if (error.value === undefined || error.value === null) return { field, code: 'required' };
  const broken = error.constraints;
  if (typeof error.value !== 'string' && OF_TEXT.some((name) => name in broken)) return { field, code: 'invalid_type' };
  const [constraint, code] = CODES.find(([name]) => name in broken) ?? [Object.keys(broken)[0] ?? '', 'invalid_format'];
  const limit = limitOf(error, constraint);
  return limit === null ? { field, code } : { field, code, values: { [limit.name]: limit.value } };
}

/** The number that the sentence names, as the decorator was given it. */
function limitOf(error: ValidationError, constraint: string): { name: 'min' | 'max'; value: number } | null {
  if (!/^(min|max|arrayMin|arrayMax)/.test(constraint) || error.target === undefined) return null;
  const value = getMetadataStorage()
    .getTargetValidationMetadatas(error.target.constructor, '', false, false)
    .find((metadata) => metadata.propertyName === error.property && metadata.name === constraint)
    ?.constraints[0] as unknown;
  if (typeof value !== 'number') return null;
  return { name: /min/i.test(constraint) ? 'min' : 'max', value };
}
