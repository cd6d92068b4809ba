import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { RecoveryCodesView, SecondFactorEnrolmentView, SecondFactorView } from '../../../contracts/admin/admin.ts';
import { AdminsWith, CurrentAccount, CurrentActing, StepUp, WithoutSecondFactor } from '../../../access/access.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import type { Acting } from '../../../access/acting.ts';
import { ConfirmSecondFactorDto, SecondFactorProofDto } from './second-factor.dto.ts';
import { SecondFactor } from './second-factor.ts';
import type { SessionAccount } from '../../../access/session-account.ts';

/** An admin's own second factor. */
@ApiTags('admin')
@Controller('api/admin/second-factor')
@AdminsWith('own_account')
@WithoutSecondFactor()
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Get()
  @Answers('SecondFactor')
  read(@CurrentAccount() account: SessionAccount): Promise<SecondFactorView> {
    return this.factor.read(account);
  }

  /** It counts once it is confirmed. */
  @Post()
  @HttpCode(200)
  @StepUp()
  @Answers('SecondFactorEnrolment')
  @Refuses('second_factor_enabled')
  enrol(@CurrentAccount() { accountId }: SessionAccount): Promise<SecondFactorEnrolmentView> {
    return this.factor.enrol(accountId);
  }

  @Post('confirm')
  @HttpCode(200)
  @Answers('RecoveryCodes')
  @Refuses('validation_failed', 'second_factor_enabled', 'too_many_requests')
  async confirm(
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() { code }: ConfirmSecondFactorDto,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.factor.confirm(account, acting, code) };
  }

  /** Whoever has no other has to set one up again before anything else. */
  @Post('disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'not_found', 'too_many_requests', 'unavailable')
  async disable(
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() { password, code }: SecondFactorProofDto,
  ): Promise<void> {
    await this.factor.disable(account, acting, password, code);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Answers('RecoveryCodes')
  @Refuses('validation_failed', 'not_found', 'too_many_requests', 'unavailable')
  async renew(
    @CurrentActing() acting: Acting,
    @Body() { password, code }: SecondFactorProofDto,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.factor.renewCodes(acting, password, code) };
  }
}
