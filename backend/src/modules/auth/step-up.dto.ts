import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_CODE_LENGTH } from './second-factor/second-factor.dto.ts';
import { Password } from '../../http/input/field-kinds.ts';

/** After a 403 `step_up_required`: the password, or an admin's code. For some minutes the refused call is taken. */
export class StepUpDto {
  @IsOptional()
  @Password()
  password?: string;

  @ApiProperty({ description: 'Of an admin: instead of the password.' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  code?: string;
}
