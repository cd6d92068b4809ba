import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RestaurantInfoView, RestaurantStatsView } from '../../contracts/views.ts';
import { CurrentAccount, Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ToggleStatusDto } from './restaurant.dto.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { RestaurantInfoSchema, RestaurantStatsSchema } from './restaurant.schema.ts';
import { toInfoView, toStatsView } from './restaurant.view.ts';
import { ToggleStatus } from './toggle-status.ts';

/** What a signed-in restaurant sees and does about itself. */
@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class OwnRestaurantController {
  readonly #restaurants: RestaurantRepository;
  readonly #toggleStatus: ToggleStatus;

  constructor(restaurants: RestaurantRepository, toggleStatus: ToggleStatus) {
    this.#restaurants = restaurants;
    this.#toggleStatus = toggleStatus;
  }

  @Get('info')
  @ApiOkResponse({ type: RestaurantInfoSchema })
  async info(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantInfoView> {
    const row = await this.#restaurants.findInfo(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toInfoView(row);
  }

  @Get('stats')
  @ApiOkResponse({ type: RestaurantStatsSchema })
  async stats(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantStatsView> {
    const row = await this.#restaurants.findStats(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toStatsView(row);
  }

  @Post('toggle-status')
  @HttpCode(200)
  @ApiOkResponse({ type: RestaurantInfoSchema })
  @Refuses('validation_failed')
  async toggleStatus(
    @CurrentAccount() account: SessionAccount,
    @Body() { isOpen }: ToggleStatusDto,
  ): Promise<RestaurantInfoView> {
    await this.#toggleStatus.execute(account.accountId, isOpen);
    return this.info(account);
  }
}
