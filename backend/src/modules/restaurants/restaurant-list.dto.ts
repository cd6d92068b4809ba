import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  MAX_LENGTH,
  RESTAURANT_SORTS,
  type RestaurantSort,
} from '../../contracts/constants.ts';
import { type Allergen, ALLERGENS } from '../../contracts/menus/allergens.ts';
import { FULFILMENTS, type Fulfilment } from '../../contracts/orders/fulfilment.ts';
import { POSTCODE_PATTERN } from '../../contracts/places/postcode.ts';
import { MAX_ID } from '../../http/input/id-param.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { BooleanText, NumberText, TrimmedOrNull } from '../../http/input/text-fields.ts';
import { parseMoney } from '../../money/money.ts';
import { OptionalText } from '../../http/input/field-kinds.ts';

const MAX_PAGE = 10_000;
const MAX_RATING = 5;

const onText = (change: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** `12.5` → 1250. What is no amount stays text, so that validation refuses it. */
const Cents = () => onText((text) => parseMoney(text) ?? text);

const Rating = () => onText((text) => (/^\d(\.\d)?$/.test(text) ? Number(text) : text));

const List = () =>
  onText((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** An empty filter, as a form leaves it in the address, is no filter. */
export class RestaurantListDto extends PageDto {
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CITIES)
  city?: City | null;

  @ApiProperty({
    description: 'Of whoever wants a delivery: only those that deliver there, on the terms that hold there.',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @Matches(POSTCODE_PATTERN)
  postcode?: string | null;

  @ApiProperty({ default: 'delivery', description: '`pickup`: only those that offer it, with its minimum and time.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(FULFILMENTS)
  fulfilment?: Fulfilment | null;

  @ApiProperty({
    description: 'Words of a restaurant, a menu or a dish; slips are forgiven where nothing is spelt so.',
  })
  @OptionalText(MAX_LENGTH.search)
  q?: string | null;

  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @ApiProperty({ default: 'popularity', description: '`popularity` puts those that are closed now last.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(RESTAURANT_SORTS)
  sort?: RestaurantSort | null;

  @ApiProperty({ description: 'Only those that take orders now, or only those that do not.' })
  @BooleanText()
  @TrimmedOrNull()
  @IsOptional()
  @IsBoolean()
  open?: boolean | null;

  @ApiPropertyOptional({ type: 'string', example: '15.00', description: 'In euro, at most.' })
  @Cents()
  @TrimmedOrNull()
  @IsOptional()
  @IsInt()
  @Max(MAX_ID)
  maxMinimumOrder?: number | null;

  @ApiPropertyOptional({ type: 'string', example: '2.50', description: 'In euro, at most.' })
  @Cents()
  @TrimmedOrNull()
  @IsOptional()
  @IsInt()
  @Max(MAX_ID)
  maxDeliveryFee?: number | null;

  @ApiPropertyOptional({ type: 'number', minimum: 0, maximum: MAX_RATING, description: 'Of those with reviews.' })
  @Rating()
  @TrimmedOrNull()
  @IsOptional()
  @IsNumber()
  @Max(MAX_RATING)
  minRating?: number | null;

  @ApiProperty({ description: 'With a vegetarian dish that is available.' })
  @BooleanText()
  @TrimmedOrNull()
  @IsOptional()
  @IsBoolean()
  vegetarian?: boolean | null;

  @ApiProperty({ description: 'With a vegan dish that is available.' })
  @BooleanText()
  @TrimmedOrNull()
  @IsOptional()
  @IsBoolean()
  vegan?: boolean | null;

  @ApiPropertyOptional({
    type: 'string',
    example: 'milk,eggs',
    description: `With an available dish, vegetarian or vegan if that is asked for, that has none of these: ${ALLERGENS.join(', ')}.`,
  })
  @List()
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ALLERGENS.length)
  @IsIn(ALLERGENS, { each: true })
  withoutAllergens?: Allergen[];

  @ApiProperty({ description: 'Instead of `cursor`.' })
  @NumberText()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page?: number;
}
