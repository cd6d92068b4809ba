import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentAccount,
  CurrentActing,
  KitchenStaff,
  NeedsRight,
  RiderStaff,
  Roles,
  WithoutSecondFactor,
} from '../../access/access.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import type { Acting } from '../../access/acting.ts';
import { FailedSignIns } from './sign-in/failed-sign-ins.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { SecondFactor } from './second-factor/second-factor.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionStore } from './sessions/session.store.ts';
import { SignIn } from './sign-in/sign-in.ts';
import { StepUpDto } from './step-up.dto.ts';

@ApiTags('accounts')
@Controller('api/step-up')
export class StepUpController {
  constructor(
    private readonly signIn: SignIn,
    private readonly hasher: PasswordHasher,
    private readonly factor: SecondFactor,
    private readonly sessions: SessionStore,
    private readonly failed: FailedSignIns,
  ) {}

  /** Proves once more who is there; for some minutes `step_up_required` is not asked again. */
  @Post()
  @HttpCode(204)
  @KitchenStaff()
  @RiderStaff()
  @NeedsRight('own_account')
  @Roles('customer', 'restaurant', 'admin')
  @WithoutSecondFactor()
  @Limited('password_account')
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'too_many_requests', 'unavailable')
  async prove(
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() { password, code }: StepUpDto,
  ): Promise<void> {
    if (code !== undefined && account.role === 'admin') await this.factor.assertCode(acting, code);
    else await this.#assertPassword(account, acting, password);
    await this.sessions.prove(account.sessionId);
  }

  async #assertPassword(account: SessionAccount, acting: Acting, password: string | undefined): Promise<void> {
    if (password === undefined) throw ProblemError.field('password', 'required');
    const row = await this.signIn.findAccount(account);
    if (await this.hasher.verify(row?.passwordHash ?? null, password)) return;
    await this.failed.recordStepUp(acting);
    throw ProblemError.field('password', 'wrong_password');
  }
}
