import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RestaurantInfoView, RestaurantStatsView } from '../../contracts/restaurant-views.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ChangeInfo } from './change-info.ts';
import { ReadInfo } from './read-info.ts';
import { OwnInfoDto, ToggleStatusDto } from './restaurant.dto.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { RestaurantInfoSchema, RestaurantStatsSchema } from './restaurant.schema.ts';
import { toStatsView } from './restaurant.view.ts';
import { ToggleStatus } from './toggle-status.ts';

/** What a signed-in restaurant sees and does about itself. */
@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class OwnRestaurantController {
  readonly #restaurants: RestaurantRepository;
  readonly #toggleStatus: ToggleStatus;
  readonly #changeInfo: ChangeInfo;
  readonly #readInfo: ReadInfo;

  constructor(
    restaurants: RestaurantRepository,
    toggleStatus: ToggleStatus,
    changeInfo: ChangeInfo,
    readInfo: ReadInfo,
  ) {
    this.#readInfo = readInfo;
    this.#restaurants = restaurants;
    this.#toggleStatus = toggleStatus;
    this.#changeInfo = changeInfo;
  }

  @Get('info')
  @KitchenStaff()
  @ApiOkResponse({ type: RestaurantInfoSchema })
  info(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantInfoView> {
    return this.#readInfo.execute(accountId);
  }

  /** An approved restaurant may replace what the law asks of a trader, and not remove it. */
  @Put('info')
  @ApiOkResponse({ type: RestaurantInfoSchema })
  @Refuses('validation_failed')
  async change(@CurrentAccount() account: SessionAccount, @Body() body: OwnInfoDto): Promise<RestaurantInfoView> {
    await this.#changeInfo.execute(account.accountId, body);
    return this.info(account);
  }

  @Get('stats')
  @ApiOkResponse({ type: RestaurantStatsSchema })
  async stats(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantStatsView> {
    const row = await this.#restaurants.findStats(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toStatsView(row);
  }

  @Post('toggle-status')
  @KitchenStaff()
  @HttpCode(200)
  @ApiOkResponse({ type: RestaurantInfoSchema })
  @Refuses('validation_failed', 'under_review', 'suspended', 'trader_data_missing', 'no_dish')
  async toggleStatus(
    @CurrentAccount() account: SessionAccount,
    @Body() { isOpen }: ToggleStatusDto,
  ): Promise<RestaurantInfoView> {
    await this.#toggleStatus.execute(account.accountId, isOpen);
    return this.info(account);
  }
}
