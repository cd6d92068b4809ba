import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { RestaurantCardView } from '../../contracts/restaurants/restaurant-views.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { limitOf, PageDto, positionOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { RestaurantCards } from '../restaurants/restaurant-cards.ts';
import { FavouriteRepository } from './favourite.repository.ts';

@ApiTags('favourites')
@Controller('api/favourites')
@Roles('customer')
export class FavouritesController {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly cards: RestaurantCards,
  ) {}

  /** The latest comes first. */
  @Get()
  @Answers(['RestaurantCard'])
  @Refuses('validation_failed')
  async list(
    @CurrentAccount() { accountId }: SessionAccount,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<RestaurantCardView[]> {
    const offset = positionOf(page, 0);
    const ids = await this.favourites.list(accountId, limitOf(page) + 1, offset);
    return this.cards.list(links.cutAt(ids, page, offset));
  }

  @Put(':restaurantId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('not_found')
  async add(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam('restaurantId') restaurantId: number,
  ): Promise<void> {
    if (!(await this.favourites.add(accountId, restaurantId))) throw new ProblemError('not_found');
  }

  /** What is no favourite stays none. */
  @Delete(':restaurantId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('not_found')
  async remove(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam('restaurantId') restaurantId: number,
  ): Promise<void> {
    await this.favourites.remove(accountId, restaurantId);
  }
}
