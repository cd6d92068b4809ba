import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validate,
  ValidateNested,
} from 'class-validator';
import { toFieldIssues } from './field-issues.ts';

class Line {
  @IsInt()
  @Min(1)
  @Max(99)
  quantity: number;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  notes?: string;
}

class Cart {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => Line)
  items: Line[];

  @IsIn(['a', 'b'])
  choice: string;

  @IsString()
  @MinLength(2)
  @Matches(/^\w+$/)
  word: string;
}

const GOOD = { items: [{ quantity: 1 }], choice: 'a', word: 'word' };

async function issuesOf(change: Record<string, unknown>): Promise<string[]> {
  const errors = await validate(plainToInstance(Cart, { ...GOOD, ...change }));
  return toFieldIssues(errors).map(({ field, code, values }) =>
    values === undefined ? `${field} ${code}` : `${field} ${code} ${JSON.stringify(values)}`,
  );
}

describe('toFieldIssues', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ items: undefined }, ['items required']],
    [{ items: null }, ['items required']],
    [{ items: 'x' }, ['items invalid_type']],
    [{ items: [] }, ['items empty']],
    [{ items: [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }] }, ['items too_many {"max":2}']],
    [{ items: [{ quantity: 0 }] }, ['items.0.quantity too_small {"min":1}']],
    [{ items: [{ quantity: 1 }, { quantity: 100 }] }, ['items.1.quantity too_large {"max":99}']],
    [{ items: [{ quantity: 1.5 }] }, ['items.0.quantity invalid_type']],
    [{ items: [{ quantity: '1' }] }, ['items.0.quantity invalid_type']],
    [{ items: [{}] }, ['items.0.quantity required']],
    [{ items: [{ quantity: 1, notes: 'too long' }] }, ['items.0.notes too_long {"max":5}']],
    [{ items: [{ quantity: 1, notes: 5 }] }, ['items.0.notes invalid_type']],
    [{ choice: 'c' }, ['choice invalid_choice']],
    [{ choice: undefined }, ['choice required']],
    [{ word: '' }, ['word too_short {"min":2}']],
    [{ word: 'two words' }, ['word invalid_format']],
    [{ word: 7, choice: 7 }, ['choice invalid_choice', 'word invalid_type']],
  ])('%j', async (change, issues) => {
    expect(await issuesOf(change)).toEqual(issues);
  });

  it('tells an element that is no object from a list that is none', async () => {
    expect(await issuesOf({ items: [7] })).toEqual(['items.0 invalid_type']);
  });
});
