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
import { MAX_LENGTH } from '../../../contracts/constants.ts';
import {
  type Additive,
  ADDITIVES,
  DEPOSIT_KINDS,
  type DepositKind,
  VAT_RATES,
  type VatRate,
} from '../../../contracts/menus/declared.ts';
import { type Allergen, ALLERGENS } from '../../../contracts/menus/allergens.ts';
import {
  MAX_DISH_DESCRIPTION,
  MAX_DISHES,
  MAX_OPTION_GROUPS,
  MAX_OPTIONS,
  MAX_VOLUME_ML,
  SOLD_OUT_UNTIL,
} from '../../../contracts/menus/menu-editor.ts';
import { MIN_AGES, type MinAge } from '../../../contracts/menus/min-age.ts';
import { IsEuroAmount } from '../../../money/euro-amount.ts';
import { Trimmed } from '../../../http/input/text-fields.ts';
import { IsId, OptionalText } from '../../../http/input/field-kinds.ts';

const AMOUNT = { oneOf: [{ type: 'number' }, { type: 'string' }], example: '8.90', description: 'In euro.' };

class Named {
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.name)
  name: string;
}

export class MenuDto extends Named {
  @ApiProperty({ nullable: true })
  @OptionalText(MAX_DISH_DESCRIPTION)
  description?: string | null;

  @ApiProperty({ description: 'When changing: another one answers `menu_changed`.' })
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

class Declared extends Named {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ALLERGENS.length)
  @ArrayUnique()
  @IsIn(ALLERGENS, { each: true })
  allergens?: Allergen[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ADDITIVES.length)
  @ArrayUnique()
  @IsIn(ADDITIVES, { each: true })
  additives?: Additive[];

  @ApiProperty({ description: 'Somebody has said which allergens and additives it has, if any.' })
  @IsOptional()
  @IsBoolean()
  isDeclared?: boolean;

  @IsOptional()
  @IsBoolean()
  isVegetarian?: boolean;

  @IsOptional()
  @IsBoolean()
  isVegan?: boolean;
}

class OptionDto extends Declared {
  @ApiProperty({ description: 'Left out: a new one.' })
  @IsOptional()
  @IsId()
  id?: number;

  @ApiPropertyOptional(AMOUNT)
  @IsOptional()
  @IsEuroAmount()
  price?: number | string;

  @ApiProperty({ default: true })
  @IsOptional()
  @IsBoolean()
  available?: boolean;
}

/** Options and groups without an id are new; those that are left out are deleted. Their order is that of the list. */
export class OptionGroupDto extends Named {
  @ApiProperty({ description: 'Left out: a new one.' })
  @IsOptional()
  @IsId()
  id?: number;

  @ApiProperty({ default: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_OPTIONS)
  minChoices?: number;

  @ApiProperty({ default: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_OPTIONS)
  maxChoices?: number;

  @IsArray()
  @ArrayMaxSize(MAX_OPTIONS)
  @ValidateNested({ each: true })
  @Type(() => OptionDto)
  options: OptionDto[];
}

/** The whole dish. */
export class DishDto extends Declared {
  @IsId()
  menuId: number;

  @ApiProperty({ nullable: true })
  @OptionalText(MAX_DISH_DESCRIPTION)
  description?: string | null;

  @ApiProperty(AMOUNT)
  @IsEuroAmount()
  price: number | string;

  @IsIn(VAT_RATES)
  vatRate: VatRate;

  @ApiPropertyOptional(AMOUNT)
  @IsOptional()
  @IsEuroAmount()
  deposit?: number | string;

  @ApiProperty({ nullable: true })
  @IsOptional()
  @IsIn(DEPOSIT_KINDS)
  depositKind?: DepositKind | null;

  @ApiProperty({ nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_VOLUME_ML)
  volumeMl?: number | null;

  @ApiProperty({ nullable: true, description: 'Of drinks with alcohol.' })
  @IsOptional()
  @IsIn(MIN_AGES)
  minAge?: MinAge | null;

  @ApiProperty({
    nullable: true,
    description: 'Where the kitchen makes it. Null: at its first station; left out: as it is.',
  })
  @IsOptional()
  @IsId()
  stationId?: number | null;

  @ApiProperty({ description: 'Needs the declaration of the dish and of each of its options.' })
  @IsOptional()
  @IsBoolean()
  isPublished?: boolean;

  @ApiProperty({ description: 'All of them, in order.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_OPTION_GROUPS)
  @ValidateNested({ each: true })
  @Type(() => OptionGroupDto)
  optionGroups?: OptionGroupDto[];

  @ApiProperty({ description: 'When changing: another one answers `menu_changed`.' })
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

/** All menus; or all dishes of one menu, and others that move there. */
export class OrderDto {
  @IsArray()
  @ArrayMaxSize(MAX_DISHES)
  @ArrayUnique()
  @IsId({ each: true })
  ids: number[];
}

export class AvailabilityDto {
  @IsBoolean()
  available: boolean;

  @ApiProperty({
    example: '18:00',
    description: 'When it comes back by itself: `tomorrow`, the next opening day, or a time of today in Berlin.',
  })
  @IsOptional()
  @Matches(SOLD_OUT_UNTIL)
  until?: string;
}
