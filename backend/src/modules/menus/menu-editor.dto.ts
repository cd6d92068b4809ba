import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  type Additive,
  ADDITIVES,
  type Allergen,
  ALLERGENS,
  MAX_LENGTH,
  VAT_RATES,
  type VatRate,
} from '../../contracts/constants.ts';
import {
  type AvailabilityRequest,
  type DishRequest,
  MAX_DISH_DESCRIPTION,
  MAX_DISHES,
  MAX_OPTION_GROUPS,
  MAX_OPTIONS,
  MAX_VOLUME_ML,
  type MenuRequest,
  type OptionGroupRequest,
  type OptionRequest,
  type OrderRequest,
  SOLD_OUT_UNTIL,
} from '../../contracts/menu-editor.ts';
import { MIN_AGES, type MinAge } from '../../contracts/min-age.ts';
import { IsEuroAmount } from '../../http/euro-amount.ts';
import { MAX_ID } from '../../http/id-param.ts';
import { Trimmed, TrimmedOrNull } from '../../http/text-fields.ts';
import { DEPOSIT_KINDS, type DepositKind } from './menu-item.entity.ts';

const AMOUNT = { oneOf: [{ type: 'number' }, { type: 'string' }], example: '8.90', description: 'In euro.' };

class Named {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH.name })
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.name)
  name: string;
}

class Versioned extends Named {
  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_DISH_DESCRIPTION })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DISH_DESCRIPTION)
  description?: string | null;

  @ApiPropertyOptional({ minimum: 1, description: 'When changing: another one answers `menu_changed`.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

export class MenuDto extends Versioned implements MenuRequest {}

class Declared extends Named {
  @ApiPropertyOptional({ enum: ALLERGENS, enumName: 'Allergen', isArray: true, maxItems: ALLERGENS.length })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ALLERGENS.length)
  @ArrayUnique()
  @IsIn(ALLERGENS, { each: true })
  allergens?: Allergen[];

  @ApiPropertyOptional({ enum: ADDITIVES, enumName: 'Additive', isArray: true, maxItems: ADDITIVES.length })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ADDITIVES.length)
  @ArrayUnique()
  @IsIn(ADDITIVES, { each: true })
  additives?: Additive[];

  @ApiPropertyOptional({ description: 'Somebody has said which allergens and additives it has, if any.' })
  @IsOptional()
  @IsBoolean()
  isDeclared?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  isVegetarian?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  isVegan?: boolean;
}

class OptionDto extends Declared implements OptionRequest {
  @ApiPropertyOptional({ minimum: 1, description: 'Left out: a new one.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id?: number;

  @ApiPropertyOptional(AMOUNT)
  @IsOptional()
  @IsEuroAmount()
  price?: number | string;

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  available?: boolean;
}

export class OptionGroupDto extends Named implements OptionGroupRequest {
  @ApiPropertyOptional({ minimum: 1, description: 'Left out: a new one.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: MAX_OPTIONS, default: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_OPTIONS)
  minChoices?: number;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_OPTIONS, default: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_OPTIONS)
  maxChoices?: number;

  @ApiProperty({ type: [OptionDto], maxItems: MAX_OPTIONS })
  @IsArray()
  @ArrayMaxSize(MAX_OPTIONS)
  @ValidateNested({ each: true })
  @Type(() => OptionDto)
  options: OptionDto[];
}

export class DishDto extends Declared implements DishRequest {
  @ApiProperty({ minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  menuId: number;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_DISH_DESCRIPTION })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DISH_DESCRIPTION)
  description?: string | null;

  @ApiProperty(AMOUNT)
  @IsEuroAmount()
  price: number | string;

  @ApiProperty({ enum: VAT_RATES, enumName: 'VatRate' })
  @IsIn(VAT_RATES)
  vatRate: VatRate;

  @ApiPropertyOptional(AMOUNT)
  @IsOptional()
  @IsEuroAmount()
  deposit?: number | string;

  @ApiPropertyOptional({ enum: DEPOSIT_KINDS, enumName: 'DepositKind', nullable: true })
  @IsOptional()
  @IsIn(DEPOSIT_KINDS)
  depositKind?: DepositKind | null;

  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: MAX_VOLUME_ML })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_VOLUME_ML)
  volumeMl?: number | null;

  @ApiPropertyOptional({ enum: MIN_AGES, enumName: 'MinAge', nullable: true, description: 'Of drinks with alcohol.' })
  @IsOptional()
  @IsIn(MIN_AGES)
  minAge?: MinAge | null;

  @ApiPropertyOptional({ description: 'Needs the declaration of the dish and of each of its options.' })
  @IsOptional()
  @IsBoolean()
  isPublished?: boolean;

  @ApiPropertyOptional({ type: [OptionGroupDto], maxItems: MAX_OPTION_GROUPS, description: 'All of them, in order.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_OPTION_GROUPS)
  @ValidateNested({ each: true })
  @Type(() => OptionGroupDto)
  optionGroups?: OptionGroupDto[];

  @ApiPropertyOptional({ minimum: 1, description: 'When changing: another one answers `menu_changed`.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

export class OrderDto implements OrderRequest {
  @ApiProperty({ type: [Number], maxItems: MAX_DISHES })
  @IsArray()
  @ArrayMaxSize(MAX_DISHES)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  ids: number[];
}

export class AvailabilityDto implements AvailabilityRequest {
  @ApiProperty()
  @IsBoolean()
  available: boolean;

  @ApiPropertyOptional({
    pattern: SOLD_OUT_UNTIL.source,
    example: '18:00',
    description: 'When it comes back by itself: `tomorrow`, the next opening day, or a time of today in Berlin.',
  })
  @IsOptional()
  @Matches(SOLD_OUT_UNTIL)
  until?: string;
}
