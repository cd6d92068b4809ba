import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { CITIES, type City } from '../../contracts/constants.ts';
import { describeRequests } from './requests.ts';

class Inner {
  @IsInt()
  @Min(1)
  @Max(9)
  count: number;
}

class Outer {
  @IsOptional()
  @IsString()
  @MaxLength(20)
  note?: string | null;

  @IsIn(CITIES)
  city: City;

  @ApiProperty({ description: 'In order.' })
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => Inner)
  lines: Inner[];

  @IsArray()
  @IsInt({ each: true })
  @Min(1, { each: true })
  ids: number[];

  @Matches(/^[A-Z]{2}$/)
  code: string;

  @Transform(({ value }: { value: unknown }) => String(value).toUpperCase())
  @Matches(/^[A-Z]{2}$/)
  read: string;

  @ApiProperty({ maxLength: 256 })
  @IsString()
  @MaxLength(512)
  password: string;
}

describe('what validators say of a field', () => {
  describeRequests();
  const said = (type: typeof Inner | typeof Outer, field: string): unknown =>
    Reflect.getMetadata('swagger/apiModelProperties', type.prototype, field);

  it('is its type, its bounds and whether it may be left out', () => {
    expect(said(Inner, 'count')).toMatchObject({ type: 'integer', minimum: 1, maximum: 9, required: true });
    expect(said(Outer, 'note')).toMatchObject({ type: 'string', maxLength: 20, required: false });
  });

  it('is the values that it may have, by the name that the contracts give them', () => {
    expect(said(Outer, 'city')).toMatchObject({ enum: [...CITIES], enumName: 'City' });
  });

  it('is what a list holds', () => {
    expect(said(Outer, 'lines')).toMatchObject({ type: Inner, isArray: true, maxItems: 5, description: 'In order.' });
    expect(said(Outer, 'ids')).toMatchObject({ type: 'array', items: { type: 'integer', minimum: 1 } });
  });

  it('is a pattern where it is compared with what was sent', () => {
    expect(said(Outer, 'code')).toMatchObject({ pattern: '^[A-Z]{2}$' });
    expect(said(Outer, 'read')).not.toHaveProperty('pattern');
  });

  it('gives way to what a decorator of Nest says', () => {
    expect(said(Outer, 'password')).toMatchObject({ type: 'string', maxLength: 256 });
  });
});
