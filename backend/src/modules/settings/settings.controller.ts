import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { PlanView, PosView, StaffView } from '../../contracts/restaurants/settings.ts';
import { CurrentAccount, KitchenStaff, RiderStaff, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import type { Staff } from '../../entities/accounts/staff.entity.ts';
import { toMoney } from '../../money/money.ts';
import { ChangeRestaurantPassword } from './change-restaurant-password.ts';
import { ManageStaff } from './manage-staff.ts';
import { SetPos } from './set-pos.ts';
import { AddStaffDto, ChangeStaffDto, PosDto, RestaurantPasswordDto } from './settings.dto.ts';
import { SettingsRepository } from './settings.repository.ts';
import { StaffRepository } from './staff.repository.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class SettingsController {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly staff: StaffRepository,
    private readonly manageStaff: ManageStaff,
    private readonly changePassword: ChangeRestaurantPassword,
    private readonly setPos: SetPos,
  ) {}

  /** Of whoever is signed in: the owner, or one of the staff. */
  @Put('password')
  @HttpCode(204)
  @KitchenStaff()
  @RiderStaff()
  @Limited('password_account')
  @ApiNoContentResponse({ description: 'Changed; every other session with it has ended.' })
  @Refuses('validation_failed', 'password_too_common', 'too_many_requests', 'unavailable')
  async password(@CurrentAccount() account: SessionAccount, @Body() body: RestaurantPasswordDto): Promise<void> {
    await this.changePassword.execute(account, body);
  }

  @Get('staff')
  @Answers(['Staff'])
  async listStaff(@CurrentAccount() { accountId }: SessionAccount): Promise<StaffView[]> {
    return (await this.staff.list(accountId)).map(toStaffView);
  }

  @Post('staff')
  @Answers({ 201: 'Staff' })
  @Refuses('validation_failed', 'password_too_common', 'email_taken', 'unavailable')
  async addStaff(@CurrentAccount() { accountId }: SessionAccount, @Body() body: AddStaffDto): Promise<StaffView> {
    return toStaffView(await this.manageStaff.add(accountId, body));
  }

  @Put('staff/:id')
  @Answers('Staff')
  @Refuses('validation_failed', 'password_too_common', 'not_found', 'unavailable')
  async changeStaff(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() staffId: number,
    @Body() body: ChangeStaffDto,
  ): Promise<StaffView> {
    return toStaffView(await this.manageStaff.change(accountId, staffId, body));
  }

  @Delete('staff/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Removed, and signed out everywhere.' })
  @Refuses('not_found')
  async removeStaff(@CurrentAccount() { accountId }: SessionAccount, @IdParam() staffId: number): Promise<void> {
    await this.manageStaff.remove(accountId, staffId);
  }

  @Get('pos')
  @Answers('Pos')
  async pos(@CurrentAccount() { accountId }: SessionAccount): Promise<PosView> {
    const restaurant = await this.settings.find(accountId);
    if (restaurant === null) throw new ProblemError('not_found');
    return { isUrlSet: restaurant.posApiUrl !== null, isKeySet: restaurant.posApiKey !== null };
  }

  @Put('pos')
  @Answers('Pos')
  @Refuses('validation_failed')
  async changePos(@CurrentAccount() account: SessionAccount, @Body() body: PosDto): Promise<PosView> {
    await this.setPos.execute(account.accountId, body);
    return this.pos(account);
  }

  @Get('plan')
  @Answers('Plan')
  async plan(@CurrentAccount() { accountId }: SessionAccount): Promise<PlanView> {
    const restaurant = await this.settings.find(accountId);
    if (restaurant === null) throw new ProblemError('not_found');
    const period = await this.settings.findSubscription(accountId);
    return {
      plan: restaurant.subscriptionPlan,
      isActive: restaurant.subscriptionActive,
      price: period && toMoney(period.priceCents),
      startsOn: period?.startDate ?? null,
      endsOn: period?.endDate ?? null,
    };
  }
}

function toStaffView({ id, name, email, duty, createdAt }: Staff): StaffView {
  return { id, name, email, duty, createdAt: createdAt.toISOString() };
}
