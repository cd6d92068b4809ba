import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  DEFAULT_DELIVERY_TIME,
  MAX_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../contracts/constants.ts';
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from '../../contracts/restaurants/plans.ts';
import { EmailAddress, TrimmedOrNull, VatId } from '../../http/input/text-fields.ts';
import { ChosenPassword, OptionalText, RequiredText, OptionalPhone } from '../../http/input/field-kinds.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/;
/** Two letters of the country, then what that country gives. */
const VAT_ID = /^[A-Z]{2}[0-9A-Z]{2,13}$/;

/**
 * What is null or empty counts as left out. `isActive`, `isOpen` and `subscriptionActive` may come along and count for nothing: an
 * admin decides. From `phone` on it is what a platform has to know of a trader before it lists the trader (Art. 30 DSA).
 */
export class RegisterRestaurantDto {
  @RequiredText(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  email: string;

  @ChosenPassword('restaurant')
  @MinLength(MIN_PASSWORD_LENGTH.restaurant)
  password: string;

  @IsIn(CITIES)
  city: City;

  @RequiredText(MAX_LENGTH.address)
  address: string;

  @ApiProperty({ nullable: true })
  @OptionalText(MAX_LENGTH.description)
  description?: string | null;

  @ApiProperty({ nullable: true, format: 'uri' })
  @OptionalText(MAX_LENGTH.url)
  @Matches(WEB_ADDRESS)
  imageUrl?: string | null;

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], default: 2.9, description: 'In euro.' })
  @TrimmedOrNull()
  @IsOptional()
  deliveryFee?: number | string | null;

  @ApiProperty({ nullable: true, default: DEFAULT_DELIVERY_TIME })
  @OptionalText(MAX_LENGTH.deliveryTime)
  deliveryTime?: string | null;

  @ApiProperty({ nullable: true, format: 'uri', description: 'https, and on the open internet.' })
  @OptionalText(MAX_LENGTH.url)
  posApiUrl?: string | null;

  @ApiProperty({ nullable: true, writeOnly: true })
  @OptionalText(MAX_LENGTH.posApiKey)
  posApiKey?: string | null;

  @ApiProperty({ default: 'monthly' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(SUBSCRIPTION_PLANS)
  subscriptionPlan?: SubscriptionPlan | null;

  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @ApiProperty({ nullable: true })
  @OptionalPhone()
  phone?: string | null;

  @ApiProperty({ nullable: true })
  @OptionalText(MAX_LENGTH.legalName)
  legalName?: string | null;

  @ApiProperty({ nullable: true, example: 'DE123456789', description: 'Small businesses may have none.' })
  @VatId()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.vatId)
  @Matches(VAT_ID)
  vatId?: string | null;

  @ApiProperty({ nullable: true, description: 'That everything offered complies with the law (Art. 30 (1) (e) DSA).' })
  @IsOptional()
  @IsBoolean()
  traderDeclaration?: boolean | null;
}
