import { Body, Controller, Get, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contracts/constants.ts';
import type { AccountView } from '../../contracts/accounts/account-views.ts';
import { languageOf } from '../../http/input/accept-language.ts';
import {
  AdminsWith,
  CurrentAccount,
  KitchenStaff,
  NeedsRight,
  RiderStaff,
  Public,
  Roles,
  WithoutSecondFactor,
} from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { mailboxOf } from '../../limits/contact-keys.ts';
import { Limited } from '../../limits/limited.ts';
import { Limits } from '../../limits/limits.ts';
import { AccountRepository } from './accounts/account.repository.ts';
import { toAccountView } from './accounts/account.view.ts';
import { AdminSignIn } from './admin-sign-in.ts';
import { LoginDto, RegisterDto } from './sign-in/auth.dto.ts';
import { LoginAttempts } from './sign-in/login-attempts.ts';
import { RegisterCustomer } from './sign-in/register-customer.ts';
import { AdminLoginDto } from './second-factor/second-factor.dto.ts';
import { CurrentBrowser } from './sign-in/current-browser.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionCookie } from './sessions/session-cookie.ts';
import { SessionStore } from './sessions/session.store.ts';
import { type Browser, SignIn, type SignedIn } from './sign-in/sign-in.ts';

@ApiTags('accounts')
@Controller('api')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly adminSignIn: AdminSignIn,
    private readonly registerCustomer: RegisterCustomer,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
    private readonly attempts: LoginAttempts,
    private readonly limits: Limits,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @WithoutSecondFactor()
  @Answers('Account')
  @Refuses('validation_failed', 'invalid_credentials', 'account_closed', 'too_many_requests', 'unavailable')
  async login(
    @Body() body: LoginDto,
    @CurrentBrowser() browser: Browser,
    @Headers('accept-language') languages: string | undefined,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    const signIn = () => this.signIn.execute(body, browser, askedFor(languages));
    return this.#answer(await this.attempts.count(body.email, ip, signIn), reply);
  }

  @Post('admin/login')
  @HttpCode(200)
  @Public()
  @WithoutSecondFactor()
  @Answers('Account')
  @Refuses(
    'validation_failed',
    'invalid_credentials',
    'second_factor_required',
    'second_factor_wrong',
    'password_change_required',
    'password_too_common',
    'too_many_requests',
    'unavailable',
  )
  async adminLogin(
    @Body() body: AdminLoginDto,
    @CurrentBrowser() browser: Browser,
    @Req() { id: requestId, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    const signIn = () => this.adminSignIn.execute(body, browser, { requestId, ip });
    return this.#answer(await this.attempts.count(body.email, ip, signIn), reply);
  }

  @Post('register')
  @Public()
  @Limited('customer_registration_address')
  @Answers({ 201: 'Account' })
  @Refuses('validation_failed', 'password_too_common', 'email_taken', 'unavailable')
  async register(
    @Body() body: RegisterDto,
    @CurrentBrowser() browser: Browser,
    @Headers('accept-language') languages: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    await this.limits.consume('registration_mailbox', mailboxOf(body.email));
    return this.#answer(await this.registerCustomer.execute(body, browser, askedFor(languages)), reply);
  }

  /** Also for whoever is signed out already: the cookie goes either way. */
  @Post('logout')
  @HttpCode(204)
  @Public()
  @WithoutSecondFactor()
  @ApiNoContentResponse()
  async logout(
    @CurrentAccount() account: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (account !== null) await this.sessions.end(account.sessionId);
    void reply.header('set-cookie', this.cookie.cleared());
  }

  @Get('user')
  @WithoutSecondFactor()
  @KitchenStaff()
  @RiderStaff()
  @NeedsRight('own_account')
  @Roles('customer', 'restaurant', 'admin')
  @Answers('Account')
  user(@CurrentAccount() account: SessionAccount): Promise<AccountView> {
    return this.#current(account);
  }

  @Get('admin/user')
  @WithoutSecondFactor()
  @AdminsWith('own_account')
  @Answers('Account')
  adminUser(@CurrentAccount() account: SessionAccount): Promise<AccountView> {
    return this.#current(account);
  }

  async #current({ role, accountId, staffId, isRestricted }: SessionAccount): Promise<AccountView> {
    const row = await (staffId === null ? this.accounts.find(role, accountId) : this.accounts.findStaff(staffId));
    if (row === null) throw new ProblemError('unauthenticated');
    return toAccountView(row, isRestricted);
  }

  #answer({ account, token, isRestricted }: SignedIn, reply: FastifyReply): AccountView {
    void reply.header('set-cookie', this.cookie.of(token));
    return toAccountView(account, isRestricted);
  }
}

/** Null when the caller did not say. */
function askedFor(languages: string | undefined): Language | null {
  return languages === undefined ? null : languageOf(languages);
}
