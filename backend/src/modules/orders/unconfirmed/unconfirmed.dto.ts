import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const MAX_TOKEN_LENGTH = 100;

export class ConfirmOrderDto {
  @ApiProperty({ description: 'What stands behind `#` in the link of the e-mail.' })
  @IsString()
  @MaxLength(MAX_TOKEN_LENGTH)
  token: string;
}
