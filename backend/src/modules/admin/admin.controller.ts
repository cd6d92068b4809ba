import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminOrderView, AdminRestaurantView, AdminStatsView, AdminUserView } from '../../contracts/views.ts';
import { Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { beforeIdOf, cutPage, limitOf, linkNext, PageDto } from '../../http/pagination.ts';
import { AdminCountersQuery } from './admin-counters.query.ts';
import { AdminRepository } from './admin.repository.ts';
import { AdminOrderSchema, AdminRestaurantSchema, AdminStatsSchema, AdminUserSchema } from './admin.schema.ts';
import { toAdminOrderView, toAdminRestaurantView, toAdminUserView } from './admin.view.ts';

@ApiTags('admin')
@Controller('api/admin')
@Roles('admin')
export class AdminController {
  readonly #repository: AdminRepository;
  readonly #counters: AdminCountersQuery;

  constructor(repository: AdminRepository, counters: AdminCountersQuery) {
    this.#repository = repository;
    this.#counters = counters;
  }

  @Get('stats')
  @ApiOkResponse({ type: AdminStatsSchema })
  async stats(): Promise<AdminStatsView> {
    const { restaurants, users, ordersToday, revenue, avgRating } = await this.#counters.counters();
    return { restaurants, users, ordersToday, revenue, avgRating };
  }

  @Get('restaurants')
  @ApiOkResponse({ type: [AdminRestaurantSchema] })
  @Refuses('validation_failed')
  async restaurants(
    @Query() page: PageDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminRestaurantView[]> {
    const read = await this.#repository.listRestaurants(beforeIdOf(page), limitOf(page) + 1);
    const { rows, nextId } = cutPage(read, page);
    linkNext(request, reply, nextId);
    return rows.map(toAdminRestaurantView);
  }

  @Get('users')
  @ApiOkResponse({ type: [AdminUserSchema] })
  @Refuses('validation_failed')
  async users(
    @Query() page: PageDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUserView[]> {
    const read = await this.#repository.listUsers(beforeIdOf(page), limitOf(page) + 1);
    const { rows, nextId } = cutPage(read, page);
    linkNext(request, reply, nextId);
    return rows.map(toAdminUserView);
  }

  @Get('orders')
  @ApiOkResponse({ type: [AdminOrderSchema] })
  @Refuses('validation_failed')
  async orders(
    @Query() page: PageDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOrderView[]> {
    const read = await this.#repository.listOrders(beforeIdOf(page), limitOf(page) + 1);
    const { rows, nextId } = cutPage(read, page);
    linkNext(request, reply, nextId);
    return rows.map(toAdminOrderView);
  }
}
