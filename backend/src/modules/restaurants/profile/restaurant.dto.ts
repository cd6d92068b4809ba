import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { CATEGORIES, type Category, MAX_LENGTH } from '../../../contracts/constants.ts';
import { PICKUP_MINUTES } from '../../../contracts/orders/fulfilment.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../contracts/restaurants/settings.ts';
import { IsEuroAmount } from '../../../money/euro-amount.ts';
import { Trimmed } from '../../../http/input/text-fields.ts';
import { IfSent, OptionalText, OptionalPhone } from '../../../http/input/field-kinds.ts';

export class ToggleStatusDto {
  @ApiProperty({ description: 'What the switch shall be; left out, it flips.' })
  @IsOptional()
  @IsBoolean()
  isOpen?: boolean;
}

const MIN_NAME_LENGTH = 2;
const MAX_LEGAL_NAME_LENGTH = 200;
const MAX_VAT_ID_LENGTH = 20;

const AMOUNT = { oneOf: [{ type: 'number' }, { type: 'string' }], example: '2.90', description: 'In euro.' };
const text = (maxLength: number) =>
  ({ type: 'string', nullable: true, maxLength, description: 'Empty or null removes it.' }) as const;

/** What is left out stays as it is; null empties. */
export class RestaurantInfoDto {
  @Trimmed()
  @IfSent()
  @IsString()
  @MinLength(MIN_NAME_LENGTH)
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @ApiPropertyOptional(text(MAX_DESCRIPTION_LENGTH))
  @OptionalText(MAX_DESCRIPTION_LENGTH)
  description?: string | null;

  @Trimmed()
  @IfSent()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.address)
  address?: string;

  @ApiPropertyOptional(text(MAX_LENGTH.phone))
  @OptionalPhone()
  phone?: string | null;

  @IfSent()
  @IsIn(CATEGORIES)
  category?: Category;

  @ApiPropertyOptional(AMOUNT)
  @IfSent()
  @IsEuroAmount()
  deliveryFee?: number | string;

  @ApiPropertyOptional(AMOUNT)
  @IfSent()
  @IsEuroAmount()
  minimumOrder?: number | string;

  @ApiProperty({ example: '25-40 min' })
  @Trimmed()
  @IfSent()
  @IsString()
  @MaxLength(MAX_LENGTH.deliveryTime)
  deliveryTime?: string;

  @IfSent()
  @IsBoolean()
  offersPickup?: boolean;

  @ApiProperty({ description: 'From ordering until the meal can be fetched.' })
  @IfSent()
  @IsInt()
  @Min(PICKUP_MINUTES.min)
  @Max(PICKUP_MINUTES.max)
  pickupMinutes?: number;

  @ApiPropertyOptional(AMOUNT)
  @IfSent()
  @IsEuroAmount()
  pickupMinimum?: number | string;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'Of its door, with `longitude`. Null: the point of its postcode counts.',
  })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @ApiProperty({ type: 'number', nullable: true })
  @IsOptional()
  @IsLongitude()
  longitude?: number | null;

  @ApiPropertyOptional(text(MAX_LEGAL_NAME_LENGTH))
  @OptionalText(MAX_LEGAL_NAME_LENGTH)
  legalName?: string | null;

  @ApiProperty({ ...text(MAX_VAT_ID_LENGTH), example: 'DE123456789' })
  @OptionalText(MAX_VAT_ID_LENGTH)
  @Matches(/^[A-Z]{2} ?[0-9A-Z]{2,15}$/i)
  vatId?: string | null;
}

/** What a restaurant says of itself, and nobody for it; once made, the declaration stands. */
export class OwnInfoDto extends RestaurantInfoDto {
  @ApiProperty({ description: 'Offers only what complies with the law (Art. 30 (1) (e) DSA).' })
  @IsOptional()
  @IsIn([true])
  traderDeclaration?: true;
}
