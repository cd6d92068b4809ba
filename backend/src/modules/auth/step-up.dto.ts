import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { StepUpRequest } from '../../contracts/accounts/sessions.ts';
import { MAX_PASSWORD_UNITS } from './sign-in/auth.dto.ts';
import { MAX_CODE_LENGTH } from './second-factor/second-factor.dto.ts';

export class StepUpDto implements StepUpRequest {
  @ApiProperty({ format: 'password' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_UNITS)
  password?: string;

  @ApiProperty({ description: 'Of an admin: instead of the password.' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  code?: string;
}
