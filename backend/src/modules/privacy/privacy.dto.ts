import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { DeleteAccountRequest } from '../../contracts/accounts/account.ts';
import { MAX_LENGTH } from '../../contracts/constants.ts';

export class DeleteAccountDto implements DeleteAccountRequest {
  @ApiProperty({ format: 'password', minLength: 1, maxLength: MAX_LENGTH.password })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LENGTH.password * 2)
  password: string;
}
