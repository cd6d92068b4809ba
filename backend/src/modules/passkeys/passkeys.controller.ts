import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { AddedPasskeyView, PasskeyOptionsView, PasskeyView } from '../../contracts/accounts/passkeys.ts';
import {
  CurrentAccount,
  CurrentActing,
  KitchenStaff,
  NeedsRight,
  RiderStaff,
  Roles,
  StepUp,
  WithoutSecondFactor,
} from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { AddPasskeyDto, RenamePasskeyDto } from './passkey.dto.ts';
import { toPasskeyView } from './passkey.view.ts';
import { Passkeys } from './passkeys.ts';
import { PasskeysRepository } from './passkeys.repository.ts';

/** One's own passkeys, for everybody who is signed in. */
@ApiTags('accounts')
@Controller('api/passkeys')
@KitchenStaff()
@RiderStaff()
@NeedsRight('own_account')
@Roles('customer', 'restaurant', 'admin')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly repository: PasskeysRepository,
  ) {}

  @Get()
  @Answers(['Passkey'])
  async list(@CurrentAccount() account: SessionAccount): Promise<PasskeyView[]> {
    return (await this.repository.list(account)).map(toPasskeyView);
  }

  /** What the browser needs to make a passkey. */
  @Post('options')
  @HttpCode(200)
  @WithoutSecondFactor()
  @StepUp()
  @Answers('PasskeyOptions')
  begin(@CurrentAccount() account: SessionAccount): Promise<PasskeyOptionsView> {
    return this.passkeys.begin(account);
  }

  @Post()
  @WithoutSecondFactor()
  @Answers({ 201: 'AddedPasskey' })
  @Refuses('validation_failed')
  add(
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() body: AddPasskeyDto,
  ): Promise<AddedPasskeyView> {
    return this.passkeys.add(account, acting, body);
  }

  @Put(':id')
  @Answers('Passkey')
  @Refuses('validation_failed', 'not_found')
  async rename(
    @IdParam() id: number,
    @CurrentAccount() account: SessionAccount,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<PasskeyView> {
    const row = await this.repository.rename(account, id, name);
    if (row === null) throw new ProblemError('not_found');
    return toPasskeyView(row);
  }

  @Delete(':id')
  @HttpCode(204)
  @StepUp()
  @ApiNoContentResponse()
  @Refuses('not_found')
  async remove(
    @IdParam() id: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
  ): Promise<void> {
    await this.passkeys.remove(account, acting, id);
  }
}
