import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { type EmailConfirmationRequest, MAX_LINK_TOKEN_LENGTH } from '../../contracts/accounts/account-links.ts';
import { Trimmed } from '../../http/input/text-fields.ts';

export class EmailConfirmationDto implements EmailConfirmationRequest {
  @ApiProperty({ description: "Of the e-mail's link." })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LINK_TOKEN_LENGTH)
  token: string;
}
