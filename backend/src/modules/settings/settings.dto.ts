import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import type { ChangePasswordRequest } from '../../contracts/accounts/account.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';
import {
  type AddStaffRequest,
  type ChangeStaffRequest,
  MAX_POS_URL_LENGTH,
  POS_KEY_LENGTH,
  type PosRequest,
} from '../../contracts/restaurants/settings.ts';
import { EmailAddress, Trimmed, TrimmedOrNull } from '../../http/input/text-fields.ts';

/** Counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;
const NEW_PASSWORD = {
  format: 'password',
  minLength: MIN_PASSWORD_LENGTH.restaurant,
  maxLength: MAX_LENGTH.password,
} as const;
const IfSent = () => ValidateIf((_, value) => value !== undefined);

export class RestaurantPasswordDto implements ChangePasswordRequest {
  @ApiProperty({ format: 'password', minLength: 1, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  currentPassword: string;

  @ApiProperty(NEW_PASSWORD)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  newPassword: string;
}

export class AddStaffDto implements AddStaffRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty(NEW_PASSWORD)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;
}

export class ChangeStaffDto implements ChangeStaffRequest {
  @Trimmed()
  @IfSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @ApiPropertyOptional(NEW_PASSWORD)
  @IfSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password?: string;
}

/** What is left out stays as it is; empty or null removes. */
export class PosDto implements PosRequest {
  @ApiProperty({ nullable: true, format: 'uri' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_POS_URL_LENGTH)
  posApiUrl?: string | null;

  @ApiProperty({ nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MinLength(POS_KEY_LENGTH.min)
  @MaxLength(POS_KEY_LENGTH.max)
  posApiKey?: string | null;
}
