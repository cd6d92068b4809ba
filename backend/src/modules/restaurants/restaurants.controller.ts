import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RestaurantCardView, RestaurantDetailView } from '../../contracts/views.ts';
import { Anonymous } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { limitOf, linkNext, positionOf } from '../../http/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import { RestaurantRanking } from './restaurant-ranking.ts';
import { RestaurantListDto } from './restaurant.dto.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { RestaurantCardSchema, RestaurantDetailSchema } from './restaurant.schema.ts';
import { toCardView, toDetailView } from './restaurant.view.ts';

@ApiTags('restaurants')
@Controller('api/restaurants')
export class RestaurantsController {
  readonly #restaurants: RestaurantRepository;
  readonly #ranking: RestaurantRanking;

  constructor(restaurants: RestaurantRepository, ranking: RestaurantRanking) {
    this.#restaurants = restaurants;
    this.#ranking = ranking;
  }

  @Get()
  @Anonymous()
  @ApiOkResponse({ type: [RestaurantCardSchema] })
  @Refuses('validation_failed')
  async list(
    @Query() query: RestaurantListDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RestaurantCardView[]> {
    const limit = limitOf(query);
    const offset = positionOf(query, ((query.page ?? 1) - 1) * limit);
    const sort = query.sort ?? 'popularity';
    const rows = await this.#restaurants.list(
      {
        city: query.city ?? null,
        category: query.category ?? null,
        search: query.q ?? null,
        isOpen: query.open ?? null,
        sort,
        limit: limit + 1,
        offset,
      },
      sort === 'popularity' ? await this.#ranking.get() : [],
    );
    linkNext(request, reply, rows.length > limit ? offset + limit : null);
    return rows.slice(0, limit).map(toCardView);
  }

  @Get(':id')
  @Anonymous()
  @ApiOkResponse({ type: RestaurantDetailSchema })
  @Refuses('not_found')
  async detail(@IdParam() id: number): Promise<RestaurantDetailView> {
    const row = await this.#restaurants.findDetail(id);
    if (row === null) throw new ProblemError('not_found');
    return toDetailView(row);
  }
}
