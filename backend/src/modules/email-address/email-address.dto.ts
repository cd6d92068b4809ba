import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINK_TOKEN_LENGTH } from '../../contracts/accounts/account-links.ts';
import { RequiredText } from '../../http/input/field-kinds.ts';

/** With the token of either link. */
export class EmailConfirmationDto {
  @ApiProperty({ description: "Of the e-mail's link." })
  @RequiredText(MAX_LINK_TOKEN_LENGTH)
  token: string;
}
