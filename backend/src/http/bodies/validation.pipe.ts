import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validate } from 'class-validator';
import { toFieldIssues } from '../field-issues.ts';
import { ProblemError } from '../problem.ts';
import { validationProblem } from '../validation-problem.ts';
import { DEFAULT_BUDGET } from './body-budget.ts';
import { isSurelyValid } from './compiled-check.ts';
import { toDto } from './to-dto.ts';
import { assertWithin } from './value-check.ts';

const NATIVE_TYPES: readonly unknown[] = [String, Number, Boolean, Array, Object, undefined];

/** Bodies and queries against their DTO classes. Fields that a DTO lacks are left out in silence. */
@Injectable()
export class DtoPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom') return value;
    // Bodies were looked at when they were read.
    if (type === 'query') assertWithin(value, DEFAULT_BUDGET);
    if (type === 'param' && typeof value === 'string' && value.includes('\0')) throw new ProblemError('not_found');
    if (type === 'param' || NATIVE_TYPES.includes(metatype)) return value;
    return validateAs(metatype as Type<object>, value);
  }
}

/** A list alone stands for the one list of a DTO that names it. */
function wrapped(type: Type<object> & { list?: string }, value: unknown): unknown {
  return Array.isArray(value) && type.list !== undefined ? { [type.list]: value } : value;
}

async function validateAs<T extends object>(type: Type<T>, value: unknown): Promise<T> {
  // A missing body is an empty one: the answer then names the fields that it lacks.
  const plain = wrapped(type, value ?? {});
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) throw new ProblemError('malformed_body');
  const dto = toDto(type, plain);
  if (isSurelyValid(dto)) return dto;
  const errors = await validate(dto, { forbidUnknownValues: true });
  if (errors.length > 0) throw validationProblem(toFieldIssues(errors));
  return dto;
}
