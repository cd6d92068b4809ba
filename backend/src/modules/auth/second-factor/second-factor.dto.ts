import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type {
  AdminLoginRequest,
  ConfirmSecondFactorRequest,
  SecondFactorProofRequest,
} from '../../../contracts/admin/admin.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contracts/constants.ts';
import { TrimmedOrNull } from '../../../http/input/text-fields.ts';
import { LoginDto, MAX_PASSWORD_UNITS } from '../sign-in/auth.dto.ts';

/** With the spaces that apps show. */
export const MAX_CODE_LENGTH = 20;

export class AdminLoginDto extends LoginDto implements AdminLoginRequest {
  @ApiProperty({ description: 'Of the second factor, or a recovery code.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CODE_LENGTH)
  code?: string;

  @ApiPropertyOptional({
    format: 'password',
    minLength: MIN_PASSWORD_LENGTH.admin,
    maxLength: MAX_LENGTH.password,
    description: 'In the place of a one-time password.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_PASSWORD_UNITS)
  newPassword?: string;
}

export class ConfirmSecondFactorDto implements ConfirmSecondFactorRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  code: string;
}

export class SecondFactorProofDto extends ConfirmSecondFactorDto implements SecondFactorProofRequest {
  @ApiProperty({ format: 'password' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password: string;
}
