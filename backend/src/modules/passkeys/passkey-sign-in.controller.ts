import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountView } from '../../contracts/accounts/account-views.ts';
import type { PasskeyOptionsView } from '../../contracts/accounts/passkeys.ts';
import { Database } from '../../database/connection/database.ts';
import { Anonymous, Public, WithoutSecondFactor } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { toAccountView } from '../auth/accounts/account.view.ts';
import { CurrentBrowser } from '../auth/sign-in/current-browser.ts';
import { SessionCookie } from '../auth/sessions/session-cookie.ts';
import type { Browser, SignedIn } from '../auth/sign-in/sign-in.ts';
import { PasskeySignInDto } from './passkey.dto.ts';
import { Passkeys } from './passkeys.ts';

/** Signing in without an e-mail: the passkey says whose it is. Admins have a route of their own here, too. */
@ApiTags('accounts')
@Controller('api')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly cookie: SessionCookie,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  @Post('passkeys/sign-in/options')
  @HttpCode(200)
  @Anonymous()
  @Limited('passkey_address')
  @Answers('PasskeyOptions')
  begin(): Promise<PasskeyOptionsView> {
    return this.passkeys.beginSignIn();
  }

  @Post('passkeys/sign-in')
  @HttpCode(200)
  @Public()
  @WithoutSecondFactor()
  @Limited('passkey_address')
  @Answers('Account')
  @Refuses('validation_failed', 'passkey_refused', 'account_closed')
  async member(
    @Body() body: PasskeySignInDto,
    @CurrentBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    return this.#answer(await this.passkeys.signInWith(body, false, browser), reply);
  }

  @Post('admin/passkeys/sign-in')
  @HttpCode(200)
  @Public()
  @WithoutSecondFactor()
  @Limited('passkey_address')
  @Answers('Account')
  @Refuses('validation_failed', 'passkey_refused')
  async admin(
    @Body() body: PasskeySignInDto,
    @CurrentBrowser() browser: Browser,
    @Req() { id: requestId, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    const signedIn = await this.passkeys.signInWith(body, true, browser);
    const { account } = signedIn;
    const acting = { role: account.role, accountId: account.id, requestId, ip };
    await this.audit.write(this.database, acting, { action: 'signed_in', target: { kind: 'admin', id: account.id } });
    return this.#answer(signedIn, reply);
  }

  #answer({ account, token, isRestricted }: SignedIn, reply: FastifyReply): AccountView {
    void reply.header('set-cookie', this.cookie.of(token));
    return toAccountView(account, isRestricted);
  }
}
