import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RestaurantCardView, RestaurantDetailView } from '../../contracts/restaurants/restaurant-views.ts';
import { Anonymous } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { limitOf, positionOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { readPostcode } from '../../geography/read-postcode.ts';
import { KeptInMemory } from '../../public-reads/kept-in-memory.ts';
import { FindRestaurants } from './find-restaurants.ts';
import { RestaurantListDto } from './restaurant-list.dto.ts';
import { readList, readRestaurant } from './restaurants.public-read.ts';
import { type DishFilter, RestaurantRepository } from './profile/restaurant.repository.ts';
import { toCardView, toDetailView } from './profile/restaurant.view.ts';

const TOTAL_COUNT = 'X-Total-Count';
const OPEN_COUNT = 'X-Open-Count';

@ApiTags('restaurants')
@Controller('api/restaurants')
export class RestaurantsController {
  constructor(
    private readonly restaurants: RestaurantRepository,
    private readonly find: FindRestaurants,
  ) {}

  // The upper one comes last: what is kept has said by then that it reads the primary.
  @Get()
  @MayReadReplica()
  @Anonymous()
  @KeptInMemory(readList)
  @Answers({
    200: {
      body: ['RestaurantCard'],
      headers: {
        [TOTAL_COUNT]: { description: 'On all pages.', schema: { type: 'integer' } },
        [OPEN_COUNT]: { description: 'Of these, how many take orders now.', schema: { type: 'integer' } },
        Link: { description: 'Where the next page is, if there is one.', schema: { type: 'string' } },
      },
    },
  })
  @Refuses('validation_failed')
  async list(
    @Query() query: RestaurantListDto,
    @Links() links: PageLinks,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RestaurantCardView[]> {
    const postcode = query.postcode ?? null;
    const known = postcode === null ? null : readPostcode(postcode, query.city ?? null, 'postcode');
    const limit = limitOf(query);
    const offset = positionOf(query, ((query.page ?? 1) - 1) * limit);
    const { total, openTotal, rows } = await this.find.execute({
      city: query.city ?? known?.city ?? null,
      postcode,
      isPickup: query.fulfilment === 'pickup',
      category: query.category ?? null,
      search: query.q ?? null,
      isOpen: query.open ?? null,
      maxMinimumOrderCents: query.maxMinimumOrder ?? null,
      maxDeliveryFeeCents: query.maxDeliveryFee ?? null,
      minRating: query.minRating ?? null,
      dish: dishFilterOf(query),
      sort: query.sort ?? 'popularity',
      limit,
      offset,
    });
    void reply.header(TOTAL_COUNT, total).header(OPEN_COUNT, openTotal);
    if (offset + rows.length < total && rows.length > 0) links.linkAt(offset + limit);
    return rows.map(toCardView);
  }

  @Get(':id')
  @Anonymous()
  @KeptInMemory(readRestaurant)
  @Answers('RestaurantDetail')
  @Refuses('not_found')
  async detail(@IdParam() id: number): Promise<RestaurantDetailView> {
    const row = await this.restaurants.findDetail(id);
    if (row === null) throw new ProblemError('not_found');
    return toDetailView(row);
  }
}

function dishFilterOf({ vegetarian, vegan, withoutAllergens = [] }: RestaurantListDto): DishFilter | null {
  const isAny = !vegetarian && !vegan && withoutAllergens.length === 0;
  return isAny ? null : { isVegetarian: vegetarian === true, isVegan: vegan === true, withoutAllergens };
}
