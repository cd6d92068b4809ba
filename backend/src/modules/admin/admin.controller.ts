import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminOrderView, AdminRestaurantView, AdminStatsView, AdminUserView } from '../../contracts/views.ts';
import { Roles } from '../../http/access.ts';
import { beforeIdOf, cutPage, limitOf, linkNext, PageDto } from '../../http/pagination.ts';
import { AdminCountersQuery } from './admin-counters.query.ts';
import { AdminRepository } from './admin.repository.ts';
import { toAdminOrderView, toAdminRestaurantView, toAdminUserView } from './admin.view.ts';

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
  async stats(): Promise<AdminStatsView> {
    const { restaurants, users, ordersToday, revenue, avgRating } = await this.#counters.counters();
    return { restaurants, users, ordersToday, revenue, avgRating };
  }

  @Get('restaurants')
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
