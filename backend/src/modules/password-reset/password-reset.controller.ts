import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../http/input/accept-language.ts';
import { Public } from '../../access/access.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import { mailboxOf } from '../../limits/contact-keys.ts';
import { Limits } from '../../limits/limits.ts';
import { PasswordResetConfirmDto, PasswordResetDto } from './password-reset.dto.ts';
import { ResetPassword } from './reset-password.ts';

/** A forgotten password, of any account: a link to its mailbox, then a new one. */
@ApiTags('accounts')
@Controller('api/password-reset')
export class PasswordResetController {
  constructor(
    private readonly reset: ResetPassword,
    private readonly limits: Limits,
  ) {}

  /** 202 whatever the address: the e-mail alone says whether there is an account. Its link works once, for 30 minutes. */
  @Post()
  @HttpCode(202)
  @Public()
  @Limited('password_reset_address')
  @ApiAcceptedResponse({ description: 'An account with this address, if there is one, gets a link.' })
  @Refuses('validation_failed', 'unavailable')
  async request(
    @Body() { email }: PasswordResetDto,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<void> {
    await this.limits.consume('password_reset_mailbox', mailboxOf(email));
    await this.reset.request(email, languageOf(languages));
  }

  /** A password that is refused leaves the link as it is. Nobody is logged in by it. */
  @Post('confirm')
  @HttpCode(204)
  @Public()
  @Limited('password_reset_address')
  @ApiNoContentResponse({ description: 'Changed; every session of the account has ended.' })
  @Refuses('validation_failed', 'password_too_common', 'link_expired', 'unavailable')
  async confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Headers('accept-language') languages: string | undefined,
    @Req() { id: requestId, ip }: FastifyRequest,
  ): Promise<void> {
    await this.reset.confirm(token, password, { requestId, ip, language: languageOf(languages) });
  }
}
