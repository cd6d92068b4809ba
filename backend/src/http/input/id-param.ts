import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ProblemError } from '../problem.ts';

/** Postgres `integer`: an id beyond it names nothing. */
export const MAX_ID = 2_147_483_647;

class IdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : MAX_ID + 1;
    if (id > MAX_ID) throw new ProblemError('not_found');
    return id;
  }
}

/** A row's id in the path. What cannot be an id names nothing, so the answer is 404. */
export const IdParam = (name = 'id') => Param(name, new IdPipe());

class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (!isUUID(value)) throw new ProblemError('not_found');
    return value as string;
  }
}

/** A name that nobody can guess, in the path. What cannot be one names nothing, so the answer is 404. */
export const UuidParam = (name = 'id') => Param(name, new UuidPipe());
