import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ChangePasswordRequest } from '../../contracts/accounts/account.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';

/** Counts UTF-16 units, so it leaves room for 256 characters of two units each; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;

export class ChangePasswordDto implements ChangePasswordRequest {
  @ApiProperty({ format: 'password', minLength: 1, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  currentPassword: string;

  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.customer, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  newPassword: string;
}
