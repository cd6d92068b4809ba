import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '../../contracts/accounts/admin-roles.ts';
import type { AddAdminRequest, ChangeAdminRequest } from '../../contracts/admin/admin.ts';
import type { ChangePasswordRequest } from '../../contracts/accounts/account.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';
import { EmailAddress, Trimmed } from '../../http/input/text-fields.ts';

/** Room for characters of two UTF-16 units; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;
const PASSWORD = { format: 'password', minLength: MIN_PASSWORD_LENGTH.admin, maxLength: MAX_LENGTH.password } as const;

/** Null is refused, not left out. */
const IfSent = () => ValidateIf((_, value) => value !== undefined);

export class AddAdminDto implements AddAdminRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email: string;

  @ApiProperty(PASSWORD)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;

  @IsIn(ADMIN_ROLES)
  role: AdminRole;
}

export class ChangeAdminDto implements ChangeAdminRequest {
  @Trimmed()
  @IfSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @IfSent()
  @IsIn(ADMIN_ROLES)
  role?: AdminRole;

  @ApiPropertyOptional(PASSWORD)
  @IfSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password?: string;
}

export class AdminPasswordDto implements ChangePasswordRequest {
  @ApiProperty({ format: 'password' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  currentPassword: string;

  @ApiProperty(PASSWORD)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  newPassword: string;
}
