import type { ClassConstructor } from 'class-transformer';
import type { FieldIssue } from '../problem.ts';
import { ProblemError } from '../problem.ts';
import { type DtoField, shapeOf } from './dto-shape.ts';

/** Up to so many times its limit a list is too long for a person's form, not an attempt at the machine. */
const LIKELY_MISTAKE = 2;

/**
 * An object of the class, with the fields that the class has and nothing else of what was sent. It reads the decorators of
 * class-transformer, whose own `plainToInstance` takes time that grows with the square of the number of keys, copies
 * unknown ones, and looks at `constructor` in what was sent.
 *
 * @throws ProblemError for a list longer than its `@ArrayMaxSize`, before anything in it is looked at: `too_complex`, or
 *   `validation_failed` when somebody may just have put in too much; `validation_failed` for a list, or anything else, in the
 *   place of an object.
 */
export function toDto<T extends object>(type: ClassConstructor<T>, plain: object): T {
  const issues: FieldIssue[] = [];
  const dto = read(type, plain, '', issues);
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
  return dto;
}

function read<T extends object>(type: ClassConstructor<T>, plain: object, path: string, issues: FieldIssue[]): T {
  const dto = new type();
  for (const field of shapeOf(type)) {
    if (!Object.hasOwn(plain, field.name)) continue;
    const sent = (plain as Record<string, unknown>)[field.name];
    const value = field.read(readField(field, sent, `${path}${field.name}`, issues), plain);
    if (value === undefined || (value === null && field.canBeLeftOut)) continue;
    (dto as Record<string, unknown>)[field.name] = value;
  }
  return dto;
}

function readField(field: DtoField, value: unknown, path: string, issues: FieldIssue[]): unknown {
  if (Array.isArray(value) && field.maxItems !== null && value.length > field.maxItems) {
    const issue: FieldIssue = { field: path, code: 'too_many', values: { max: field.maxItems } };
    const isMistake = value.length <= field.maxItems * LIKELY_MISTAKE;
    throw new ProblemError(isMistake ? 'validation_failed' : 'too_complex', { issues: [issue] });
  }
  // What is missing or a text is left to the validators, which have words for it.
  if (field.nested === null || typeof value !== 'object' || value === null) return value;
  const type = field.nested();
  if (Array.isArray(value) !== field.isList) {
    issues.push({ field: path, code: 'invalid_type' });
    return value;
  }
  if (!Array.isArray(value)) return read(type, value, `${path}.`, issues);
  return value.map((each: unknown, at) => {
    if (typeof each === 'object' && each !== null && !Array.isArray(each)) {
      return read(type, each, `${path}.${at}.`, issues);
    }
    issues.push({ field: `${path}.${at}`, code: 'invalid_type' });
    return each;
  });
}
