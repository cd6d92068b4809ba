import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINK_TOKEN_LENGTH } from '../../contracts/accounts/account-links.ts';
import { EmailAddress } from '../../http/input/text-fields.ts';
import { ChosenPassword, RequiredText } from '../../http/input/field-kinds.ts';

export class PasswordResetDto {
  @EmailAddress()
  email: string;
}

export class PasswordResetConfirmDto {
  @ApiProperty({ description: "Of the e-mail's link." })
  @RequiredText(MAX_LINK_TOKEN_LENGTH)
  token: string;

  @ChosenPassword('customer')
  password: string;
}
