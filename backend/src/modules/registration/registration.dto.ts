import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  DEFAULT_DELIVERY_TIME,
  MAX_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_PHONE_LENGTH,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/constants.ts';
import type { RegisterRestaurantRequest } from '../../contracts/http/requests.ts';
import { EmailAddress, Trimmed, TrimmedOrNull, VatId } from '../../http/input/text-fields.ts';

/** Counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/;
/** Two letters of the country, then what that country gives. */
const VAT_ID = /^[A-Z]{2}[0-9A-Z]{2,13}$/;

/** `isActive`, `isOpen` and `subscriptionActive` may come along and count for nothing: an admin decides. */
export class RegisterRestaurantDto implements RegisterRestaurantRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.restaurant, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MinLength(MIN_PASSWORD_LENGTH.restaurant)
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;

  @IsIn(CITIES)
  city: City;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.address)
  address: string;

  @ApiProperty({ nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.description)
  description?: string | null;

  @ApiProperty({ nullable: true, format: 'uri' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.url)
  @Matches(WEB_ADDRESS)
  imageUrl?: string | null;

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], default: 2.9, description: 'In euro.' })
  @TrimmedOrNull()
  @IsOptional()
  deliveryFee?: number | string | null;

  @ApiProperty({ nullable: true, default: DEFAULT_DELIVERY_TIME })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.deliveryTime)
  deliveryTime?: string | null;

  @ApiProperty({ nullable: true, format: 'uri', description: 'https, and on the open internet.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.url)
  posApiUrl?: string | null;

  @ApiProperty({ nullable: true, writeOnly: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.posApiKey)
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
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MinLength(MIN_PHONE_LENGTH)
  @MaxLength(MAX_LENGTH.phone)
  phone?: string | null;

  @ApiProperty({ nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.legalName)
  legalName?: string | null;

  @ApiProperty({ nullable: true, example: 'DE123456789' })
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
