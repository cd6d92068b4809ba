import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AccountView } from '../../contracts/views.ts';
import { CurrentAccount, Public, Roles } from '../../http/access.ts';
import { ProblemError } from '../../http/problem.ts';
import { LoginRateLimit } from '../../http/rate-limits.ts';
import { AccountRepository } from './account.repository.ts';
import { toAccountView } from './account.view.ts';
import { LoginDto, RegisterDto } from './auth.dto.ts';
import { RegisterCustomer } from './register-customer.ts';
import type { SessionAccount } from './session-account.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionStore } from './session.store.ts';
import { SignIn, type SignedIn } from './sign-in.ts';

@Controller('api')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly registerCustomer: RegisterCustomer,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionStore,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @LoginRateLimit()
  async login(
    @Body() body: LoginDto,
    @CurrentAccount() previous: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    return this.#answer(await this.signIn.execute('members', body, previous), reply);
  }

  @Post('admin/login')
  @HttpCode(200)
  @Public()
  @LoginRateLimit()
  async adminLogin(
    @Body() body: LoginDto,
    @CurrentAccount() previous: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    return this.#answer(await this.signIn.execute('admins', body, previous), reply);
  }

  @Post('register')
  @Public()
  async register(
    @Body() body: RegisterDto,
    @CurrentAccount() previous: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView> {
    return this.#answer(await this.registerCustomer.execute(body, previous), reply);
  }

  /** Also for whoever is signed out already: the cookie goes either way. */
  @Post('logout')
  @HttpCode(204)
  @Public()
  async logout(
    @CurrentAccount() account: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (account !== null) await this.sessions.end(account.sessionId);
    void reply.header('set-cookie', this.cookie.cleared());
  }

  @Get('user')
  @Roles('customer', 'restaurant', 'admin')
  user(@CurrentAccount() account: SessionAccount): Promise<AccountView> {
    return this.#current(account);
  }

  @Get('admin/user')
  @Roles('admin')
  adminUser(@CurrentAccount() account: SessionAccount): Promise<AccountView> {
    return this.#current(account);
  }

  async #current({ role, accountId }: SessionAccount): Promise<AccountView> {
    const row = await this.accounts.find(role, accountId);
    if (row === null) throw new ProblemError('unauthenticated');
    return toAccountView(row);
  }

  #answer({ account, token }: SignedIn, reply: FastifyReply): AccountView {
    void reply.header('set-cookie', this.cookie.of(token));
    return toAccountView(account);
  }
}
