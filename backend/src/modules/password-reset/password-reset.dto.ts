import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  MAX_LINK_TOKEN_LENGTH,
  type PasswordResetConfirmRequest,
  type PasswordResetRequest,
} from '../../contracts/accounts/account-links.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';
import { EmailAddress, Trimmed } from '../../http/input/text-fields.ts';

export class PasswordResetDto implements PasswordResetRequest {
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;
}

export class PasswordResetConfirmDto implements PasswordResetConfirmRequest {
  @ApiProperty({ description: "Of the e-mail's link." })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LINK_TOKEN_LENGTH)
  token: string;

  /** Counts UTF-16 units, so it leaves room for characters of two units each; the policy counts characters. */
  @ApiProperty({ format: 'password', minLength: MIN_PASSWORD_LENGTH.customer, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.password * 2)
  password: string;
}
