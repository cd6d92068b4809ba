import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contracts/constants.ts';
import { LoginDto } from '../sign-in/auth.dto.ts';
import { MAX_PASSWORD_UNITS, OptionalText, Password } from '../../../http/input/field-kinds.ts';

/** With the spaces that apps show. */
export const MAX_CODE_LENGTH = 20;

export class AdminLoginDto extends LoginDto {
  @ApiProperty({ description: 'Of the second factor, or a recovery code.' })
  @OptionalText(MAX_CODE_LENGTH)
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

export class ConfirmSecondFactorDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  code: string;
}

export class SecondFactorProofDto extends ConfirmSecondFactorDto {
  @Password()
  password: string;
}
