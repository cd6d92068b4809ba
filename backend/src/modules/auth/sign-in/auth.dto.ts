import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { CITIES, type City, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contracts/constants.ts';
import type { LoginRequest, RegisterRequest } from '../../../contracts/http/requests.ts';
import { EmailAddress, Trimmed, TrimmedOrNull } from '../../../http/input/text-fields.ts';
import { NewPassword } from '../passwords/new-password.ts';

/** Counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy counts characters. */
export const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;

export class LoginDto implements LoginRequest {
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty({ format: 'password', minLength: 1, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;
}

export class RegisterDto implements RegisterRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.customer, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @NewPassword('customer')
  password: string;

  @IsIn(CITIES)
  city: City;

  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.phone)
  phone?: string;

  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.address)
  address?: string;
}
