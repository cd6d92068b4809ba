import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { PlanView, PosView, StaffView } from '../../contracts/settings.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { toMoney } from '../orders/money.ts';
import { ChangeRestaurantPassword } from './change-restaurant-password.ts';
import { ManageStaff } from './manage-staff.ts';
import { SetPos } from './set-pos.ts';
import { AddStaffDto, ChangeStaffDto, PosDto, RestaurantPasswordDto } from './settings.dto.ts';
import { SettingsRepository } from './settings.repository.ts';
import { PlanSchema, PosSchema, StaffSchema } from './settings.schema.ts';
import { StaffRepository, type StaffRow } from './staff.repository.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class SettingsController {
  readonly #settings: SettingsRepository;
  readonly #staff: StaffRepository;
  readonly #manageStaff: ManageStaff;
  readonly #changePassword: ChangeRestaurantPassword;
  readonly #setPos: SetPos;

  constructor(
    settings: SettingsRepository,
    staff: StaffRepository,
    manageStaff: ManageStaff,
    changePassword: ChangeRestaurantPassword,
    setPos: SetPos,
  ) {
    this.#settings = settings;
    this.#staff = staff;
    this.#manageStaff = manageStaff;
    this.#changePassword = changePassword;
    this.#setPos = setPos;
  }

  /** Of whoever is signed in: the owner, or one of the staff. */
  @Put('password')
  @HttpCode(204)
  @KitchenStaff()
  @Limited('password_account')
  @ApiNoContentResponse({ description: 'Changed; every other session with it has ended.' })
  @Refuses('validation_failed', 'password_too_common', 'too_many_requests', 'unavailable')
  async password(@CurrentAccount() account: SessionAccount, @Body() body: RestaurantPasswordDto): Promise<void> {
    await this.#changePassword.execute(account, body);
  }

  @Get('staff')
  @ApiOkResponse({ type: [StaffSchema] })
  async listStaff(@CurrentAccount() { accountId }: SessionAccount): Promise<StaffView[]> {
    return (await this.#staff.list(accountId)).map(toStaffView);
  }

  @Post('staff')
  @ApiCreatedResponse({ type: StaffSchema })
  @Refuses('validation_failed', 'password_too_common', 'email_taken', 'unavailable')
  async addStaff(@CurrentAccount() { accountId }: SessionAccount, @Body() body: AddStaffDto): Promise<StaffView> {
    return toStaffView(await this.#manageStaff.add(accountId, body));
  }

  @Put('staff/:id')
  @ApiOkResponse({ type: StaffSchema })
  @Refuses('validation_failed', 'password_too_common', 'not_found', 'unavailable')
  async changeStaff(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() staffId: number,
    @Body() body: ChangeStaffDto,
  ): Promise<StaffView> {
    return toStaffView(await this.#manageStaff.change(accountId, staffId, body));
  }

  @Delete('staff/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Removed, and signed out everywhere.' })
  @Refuses('not_found')
  async removeStaff(@CurrentAccount() { accountId }: SessionAccount, @IdParam() staffId: number): Promise<void> {
    await this.#manageStaff.remove(accountId, staffId);
  }

  @Get('pos')
  @ApiOkResponse({ type: PosSchema })
  async pos(@CurrentAccount() { accountId }: SessionAccount): Promise<PosView> {
    const row = await this.#settings.findPos(accountId);
    if (row === null) throw new ProblemError('not_found');
    return { isUrlSet: row.pos_api_url !== null, isKeySet: row.pos_api_key !== null };
  }

  @Put('pos')
  @ApiOkResponse({ type: PosSchema })
  @Refuses('validation_failed')
  async changePos(@CurrentAccount() account: SessionAccount, @Body() body: PosDto): Promise<PosView> {
    await this.#setPos.execute(account.accountId, body);
    return this.pos(account);
  }

  @Get('plan')
  @ApiOkResponse({ type: PlanSchema })
  async plan(@CurrentAccount() { accountId }: SessionAccount): Promise<PlanView> {
    const row = await this.#settings.findPlan(accountId);
    if (row === null) throw new ProblemError('not_found');
    return {
      plan: row.plan,
      isActive: row.is_active,
      price: row.price_cents === null ? null : toMoney(row.price_cents),
      startsOn: row.starts_on,
      endsOn: row.ends_on,
    };
  }
}

function toStaffView({ id, name, email, created_at }: StaffRow): StaffView {
  return { id, name, email, createdAt: created_at.toISOString() };
}
