import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  type EmailConfirmationRequest,
  type EmailConfirmationView,
  MAX_LINK_TOKEN_LENGTH,
} from '../../contracts/account-links.ts';
import { TextProperty } from '../../http/openapi/properties.ts';
import { Trimmed } from '../../http/text-fields.ts';

export class EmailConfirmationDto implements EmailConfirmationRequest {
  @ApiProperty({ maxLength: MAX_LINK_TOKEN_LENGTH, description: "Of the e-mail's link." })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LINK_TOKEN_LENGTH)
  token: string;
}

@ApiSchema({ name: 'EmailConfirmation' })
export class EmailConfirmationSchema implements EmailConfirmationView {
  @TextProperty({ description: "The account's address from now on." })
  email: string;
}
