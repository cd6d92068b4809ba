import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { RestaurantInfoView, RestaurantStatsView } from '../../contracts/views.ts';
import { CurrentAccount, Roles } from '../../http/access.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ToggleStatusDto } from './restaurant.dto.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { toInfoView, toStatsView } from './restaurant.view.ts';
import { ToggleStatus } from './toggle-status.ts';

/** What a signed-in restaurant sees and does about itself. */
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
  async info(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantInfoView> {
    const row = await this.#restaurants.findInfo(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toInfoView(row);
  }

  @Get('stats')
  async stats(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantStatsView> {
    const row = await this.#restaurants.findStats(accountId);
    if (row === null) throw new ProblemError('not_found');
    return toStatsView(row);
  }

  @Post('toggle-status')
  @HttpCode(200)
  async toggleStatus(
    @CurrentAccount() account: SessionAccount,
    @Body() { isOpen }: ToggleStatusDto,
  ): Promise<RestaurantInfoView> {
    await this.#toggleStatus.execute(account.accountId, isOpen);
    return this.info(account);
  }
}
