import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RestaurantInfoView, RestaurantStatsView } from '../../../contracts/restaurants/restaurant-views.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../../access/access.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { MayReadReplica } from '../../../replica/may-read-replica.ts';
import { ChangeInfo } from './change-info.ts';
import { ReadInfo } from './read-info.ts';
import { OwnInfoDto, ToggleStatusDto } from './restaurant.dto.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { toStatsView } from './restaurant.view.ts';
import { ToggleStatus } from '../opening/toggle-status.ts';

/** What a signed-in restaurant sees and does about itself. */
@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class OwnRestaurantController {
  constructor(
    private readonly restaurants: RestaurantRepository,
    private readonly statusToggle: ToggleStatus,
    private readonly changeInfo: ChangeInfo,
    private readonly readInfo: ReadInfo,
  ) {}

  @Get('info')
  @KitchenStaff()
  @Answers('RestaurantInfo')
  info(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantInfoView> {
    return this.readInfo.execute(accountId);
  }

  /** An approved restaurant may replace what the law asks of a trader, and not remove it. */
  @Put('info')
  @Answers('RestaurantInfo')
  @Refuses('validation_failed')
  async change(@CurrentAccount() account: SessionAccount, @Body() body: OwnInfoDto): Promise<RestaurantInfoView> {
    await this.changeInfo.execute(account.accountId, body);
    return this.info(account);
  }

  @Get('stats')
  @MayReadReplica()
  @Answers('RestaurantStats')
  async stats(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantStatsView> {
    const row = await this.restaurants.findStats(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toStatsView(row);
  }

  @Post('toggle-status')
  @KitchenStaff()
  @HttpCode(200)
  @Answers('RestaurantInfo')
  @Refuses('validation_failed', 'under_review', 'suspended', 'trader_data_missing', 'no_dish', 'opening_needs_missing')
  async toggleStatus(
    @CurrentAccount() account: SessionAccount,
    @Body() { isOpen }: ToggleStatusDto,
  ): Promise<RestaurantInfoView> {
    await this.statusToggle.execute(account.accountId, isOpen);
    return this.info(account);
  }
}
