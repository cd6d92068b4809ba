import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type {
  AdminLoginRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodesView,
  SecondFactorEnrolmentView,
  SecondFactorProofRequest,
  SecondFactorView,
} from '../../contracts/admin.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../../contracts/constants.ts';
import { CountProperty, FlagProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';
import { TrimmedOrNull } from '../../http/text-fields.ts';
import { LoginDto, MAX_PASSWORD_UNITS } from './auth.dto.ts';

/** With the spaces that apps show. */
export const MAX_CODE_LENGTH = 20;

export class AdminLoginDto extends LoginDto implements AdminLoginRequest {
  @ApiPropertyOptional({ maxLength: MAX_CODE_LENGTH, description: 'Of the second factor, or a recovery code.' })
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
  @ApiProperty({ maxLength: MAX_CODE_LENGTH })
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

@ApiSchema({ name: 'SecondFactor' })
export class SecondFactorSchema implements SecondFactorView {
  @FlagProperty()
  isEnabled: boolean;

  @FlagProperty({ description: 'The account of the demo data, on this machine, needs none.' })
  isExempt: boolean;

  @TimeProperty({ nullable: true })
  enabledAt: string | null;

  @CountProperty()
  recoveryCodesLeft: number;
}

@ApiSchema({ name: 'SecondFactorEnrolment', description: 'Shown this once.' })
export class SecondFactorEnrolmentSchema implements SecondFactorEnrolmentView {
  @TextProperty()
  uri: string;

  @TextProperty({ description: 'Base32, for typing.' })
  secret: string;

  @TextProperty({ description: 'An `<svg>` element.' })
  qrSvg: string;
}

@ApiSchema({ name: 'RecoveryCodes', description: 'Shown this once.' })
export class RecoveryCodesSchema implements RecoveryCodesView {
  @ApiProperty({ type: [String] })
  recoveryCodes: string[];
}
