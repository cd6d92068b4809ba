import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { EmailConfirmationView } from '../../contracts/accounts/account-links.ts';
import { CurrentAccount, Public, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ConfirmEmail } from './confirm-email.ts';
import { EmailConfirmationDto } from './email-address.dto.ts';

/** That a customer's e-mail address is theirs: after registering, and before another one takes its place. */
@ApiTags('accounts')
@Controller('api')
export class EmailAddressController {
  constructor(private readonly emails: ConfirmEmail) {}

  /** By the token of the e-mail's link, in whichever browser it was opened. Nobody is logged in by it. */
  @Post('email-confirmation')
  @HttpCode(200)
  @Public()
  @Limited('email_confirmation_address')
  @Answers('EmailConfirmation')
  @Refuses('validation_failed', 'link_expired')
  async confirm(@Body() { token }: EmailConfirmationDto): Promise<EmailConfirmationView> {
    return { email: await this.emails.confirm(token) };
  }

  /** Sends the link again: to the new address where one waits to be confirmed, else to the account's own. */
  @Post('user/email-confirmation')
  @HttpCode(202)
  @Roles('customer')
  @Limited('email_confirmation_account')
  @ApiAcceptedResponse({ description: 'A link is on its way, unless there is nothing to confirm.' })
  @Refuses('unavailable')
  async sendAgain(@CurrentAccount() { accountId }: SessionAccount): Promise<void> {
    await this.emails.sendLink(accountId);
  }

  /** The address stays what it is; the link to the other one no longer works. */
  @Delete('user/email-change')
  @HttpCode(204)
  @Roles('customer')
  @ApiNoContentResponse()
  async dropChange(@CurrentAccount() { accountId }: SessionAccount): Promise<void> {
    await this.emails.dropChange(accountId);
  }
}
