import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { ClassConstructor } from 'class-transformer';
import { getMetadataStorage, IsInt, validate, validateSync, ValidateBy } from 'class-validator';
import fc from 'fast-check';
import { globSync } from 'node:fs';
import path from 'node:path';
import { isSurelyValid } from './compiled-check.ts';
import { type DtoField, shapeOf } from './dto-shape.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const OF_EACH_CLASS = 50;
const OPTIONS = { forbidUnknownValues: true } as const;
/** Something for most kinds of field that there are, and what is like it and wrong. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 'true', Number.NaN, 0, 1, 2, 0.01, 12.5, 52.52, -1, 1e9, '1', '12.50', {}, []],
  ...['', ' ', 'a', 'Torstraße', 'x'.repeat(5_000), 'someone@example.com', '10435', '18:30', '2026-11-25', '1234'],
  ...['2026-11-25T18:30:00.000Z', '0a1b2c3d-4e5f-4a7b-8c9d-0e1f2a3b4c5d', 'a long enough phrase', 'Berlin', 15],
  ...[[1], [1, 1], ['a'], ['a', 'b'], [null], [undefined], ['10435'], [true], { a: 1 }, 'https://example.com/a.png'],
];

async function dtosOfTheApi(): Promise<ClassConstructor<object>[]> {
  const classes = new Set<ClassConstructor<object>>();
  for (const file of globSync('modules/**/*.dto.ts', { cwd: SOURCES })) {
    const exported = (await import(path.join(SOURCES, file))) as Record<string, unknown>;
    for (const each of Object.values(exported)) {
      if (typeof each === 'function' && each.prototype !== undefined) classes.add(each as ClassConstructor<object>);
    }
  }
  return [...classes].filter((type) => shapeOf(type).length > 0);
}

/** Mostly what class-validator takes in each field, so that wholes are valid, too. */
function anyOf(type: ClassConstructor<object>): fc.Arbitrary<object> {
  const fields = shapeOf(type).map((field) => [field.name, valueOf(type, field)] as const);
  return fc.record(Object.fromEntries(fields)).map((plain) => Object.assign(new type(), plain));
}

function valueOf(type: ClassConstructor<object>, { name, nested, isList }: DtoField): fc.Arbitrary<unknown> {
  const values = [...VALUES, ...choicesOf(type, name)];
  const any = fc.constantFrom(...values);
  const accepted = values.filter((value) => {
    const errors = validateSync(Object.assign(new type(), { [name]: value }), OPTIONS);
    return errors.every(({ property }) => property !== name);
  });
  const good = accepted.length === 0 ? any : fc.constantFrom(...accepted);
  if (nested === null) return fc.oneof({ weight: 19, arbitrary: good }, { weight: 1, arbitrary: any });
  const one = anyOf(nested());
  const minLength = (constraintOf(type, name, 'arrayMinSize') ?? 1) as number;
  const within = isList ? fc.array(one, { minLength, maxLength: minLength + 1 }) : one;
  return fc.oneof({ weight: 16, arbitrary: within }, { weight: 3, arbitrary: good }, { weight: 1, arbitrary: any });
}

/** What `@IsIn` lists, alone and in a list. */
function choicesOf(type: ClassConstructor<object>, name: string): unknown[] {
  const choices = (constraintOf(type, name, 'isIn') ?? []) as unknown[];
  return choices.flatMap((choice) => [choice, [choice]]);
}

function constraintOf(type: ClassConstructor<object>, property: string, rule: string): unknown {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return rules.find(({ propertyName, name }) => propertyName === property && name === rule)?.constraints[0];
}

describe('a compiled check', () => {
  it('says of what is sent to any call what class-validator says', async () => {
    const types = await dtosOfTheApi();
    const neverValid: string[] = [];
    const different: object[] = [];
    for (const type of types) {
      let valid = 0;
      for (const dto of fc.sample(anyOf(type), { numRuns: OF_EACH_CLASS, seed: 19 })) {
        const isValid = (await validate(dto, OPTIONS)).length === 0;
        if (isValid) valid += 1;
        if (isSurelyValid(dto) !== isValid) different.push(dto);
      }
      if (valid === 0) neverValid.push(type.name);
    }
    expect(different).toEqual([]);
    expect(types.length).toBeGreaterThan(80);
    expect(neverValid).toEqual([]);
  });

  it('leaves to class-validator what it does not know: a promise, and a class without rules', () => {
    class Later {
      @IsInt()
      @ValidateBy({ name: 'later', async: true, validator: { validate: () => Promise.resolve(true) } })
      field = 1;
    }
    class Unknown {
      field = 1;
    }
    expect(isSurelyValid(new Later())).toBe(false);
    expect(isSurelyValid(new Unknown())).toBe(false);
  });
});
