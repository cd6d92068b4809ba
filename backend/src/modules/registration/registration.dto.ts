import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
import type { RegisterRestaurantRequest } from '../../contracts/requests.ts';
import { EmailAddress, Trimmed, TrimmedOrNull, VatId } from '../../http/text-fields.ts';

/** Counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/;
/** Two letters of the country, then what that country gives. */
const VAT_ID = /^[A-Z]{2}[0-9A-Z]{2,13}$/;

/** `isActive`, `isOpen` and `subscriptionActive` may come along and count for nothing: a reviewer decides. */
export class RegisterRestaurantDto implements RegisterRestaurantRequest {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH.name })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @ApiProperty({ format: 'email', maxLength: MAX_LENGTH.email })
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.restaurant, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MinLength(MIN_PASSWORD_LENGTH.restaurant)
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;

  @ApiProperty({ enum: CITIES, enumName: 'City' })
  @IsIn(CITIES)
  city: City;

  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH.address })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.address)
  address: string;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_LENGTH.description })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.description)
  description?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, format: 'uri', maxLength: MAX_LENGTH.url })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.url)
  @Matches(WEB_ADDRESS)
  imageUrl?: string | null;

  @ApiPropertyOptional({ oneOf: [{ type: 'number' }, { type: 'string' }], default: 2.9, description: 'In euro.' })
  @TrimmedOrNull()
  @IsOptional()
  deliveryFee?: number | string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, default: DEFAULT_DELIVERY_TIME })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.deliveryTime)
  deliveryTime?: string | null;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    format: 'uri',
    maxLength: MAX_LENGTH.url,
    description: 'https, and on the open internet.',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.url)
  posApiUrl?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_LENGTH.posApiKey, writeOnly: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.posApiKey)
  posApiKey?: string | null;

  @ApiPropertyOptional({ enum: SUBSCRIPTION_PLANS, enumName: 'SubscriptionPlan', default: 'monthly' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(SUBSCRIPTION_PLANS)
  subscriptionPlan?: SubscriptionPlan | null;

  @ApiPropertyOptional({ enum: CATEGORIES, enumName: 'Category' })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, minLength: MIN_PHONE_LENGTH, maxLength: MAX_LENGTH.phone })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MinLength(MIN_PHONE_LENGTH)
  @MaxLength(MAX_LENGTH.phone)
  phone?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_LENGTH.legalName })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.legalName)
  legalName?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_LENGTH.vatId, example: 'DE123456789' })
  @VatId()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.vatId)
  @Matches(VAT_ID)
  vatId?: string | null;

  @ApiPropertyOptional({
    type: 'boolean',
    nullable: true,
    description: 'That everything offered complies with the law (Art. 30 (1) (e) DSA).',
  })
  @IsOptional()
  @IsBoolean()
  traderDeclaration?: boolean | null;
}
