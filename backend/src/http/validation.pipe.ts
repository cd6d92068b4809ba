import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { toFieldIssues } from './field-issues.ts';
import { ProblemError } from './problem.ts';
import { firstBadText, MAX_DEPTH } from './text-check.ts';

const NATIVE_TYPES: readonly unknown[] = [String, Number, Boolean, Array, Object, undefined];

/** Bodies and queries against their DTO classes. Fields that a DTO lacks are left out in silence. */
@Injectable()
export class DtoPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom' || type === 'param') return value;
    const isDto = !NATIVE_TYPES.includes(metatype);
    const bad = firstBadText(value);
    if (bad?.kind === 'too_deep') throw new ProblemError('malformed_body', { values: { depth: MAX_DEPTH } });
    if (bad?.kind === 'nul') throw ProblemError.field(bad.path, 'invalid_format');
    if (!isDto) return value;
    return validateAs(metatype as Type<object>, value);
  }
}

async function validateAs<T extends object>(type: Type<T>, value: unknown): Promise<T> {
  // A missing body is an empty one: the answer then names the fields that it lacks.
  const plain = value ?? {};
  if (typeof plain !== 'object' || Array.isArray(plain)) throw new ProblemError('malformed_body');
  const dto = plainToInstance(type, plain, { exposeUnsetFields: false });
  const errors = await validate(dto, { whitelist: true, forbidUnknownValues: true });
  if (errors.length > 0) throw new ProblemError('validation_failed', { issues: toFieldIssues(errors) });
  return dto;
}
