import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '../../contracts/admin-roles.ts';
import type { AddAdminRequest, AdminAccountView, ChangeAdminRequest } from '../../contracts/admin.ts';
import type { ChangePasswordRequest } from '../../contracts/account.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';
import { EmailAddress, Trimmed } from '../../http/text-fields.ts';

/** Room for characters of two UTF-16 units; the policy counts characters. */
const MAX_PASSWORD_UNITS = MAX_LENGTH.password * 2;
const PASSWORD = { format: 'password', minLength: MIN_PASSWORD_LENGTH.admin, maxLength: MAX_LENGTH.password } as const;

/** Null is refused, not left out. */
const IfSent = () => ValidateIf((_, value) => value !== undefined);

export class AddAdminDto implements AddAdminRequest {
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

  @ApiProperty(PASSWORD)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;

  @ApiProperty({ enum: ADMIN_ROLES, enumName: 'AdminRole' })
  @IsIn(ADMIN_ROLES)
  role: AdminRole;
}

export class ChangeAdminDto implements ChangeAdminRequest {
  @ApiPropertyOptional({ minLength: 1, maxLength: MAX_LENGTH.name })
  @Trimmed()
  @IfSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.name)
  name?: string;

  @ApiPropertyOptional({ enum: ADMIN_ROLES, enumName: 'AdminRole' })
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

@ApiSchema({ name: 'AdminAccount' })
export class AdminAccountSchema implements AdminAccountView {
  @IdProperty()
  id: number;

  @TextProperty({ nullable: true })
  name: string | null;

  @TextProperty()
  email: string;

  @ChoiceProperty('AdminRole', ADMIN_ROLES)
  role: AdminRole;

  @FlagProperty()
  hasSecondFactor: boolean;

  @CountProperty({ description: 'Open ones.' })
  sessions: number;

  @TimeProperty()
  createdAt: string;
}
