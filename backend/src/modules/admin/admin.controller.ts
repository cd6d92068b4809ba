import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  AdminOrderView,
  AdminRestaurantView,
  AdminStatsView,
  AdminUserView,
} from '../../contracts/admin/admin-views.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { limitOf, placeOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { AdminCountersQuery } from './admin-counters.query.ts';
import { toAdminOrderView, toAdminRestaurantView, toAdminUserView } from './admin.view.ts';
import { OrdersTableDto, RestaurantsTableDto, UsersTableDto } from './tables.dto.ts';
import { type Sorted, TablesRepository } from './tables.repository.ts';
import { orderOfOrders, orderOfRestaurants, orderOfUsers } from './tables.statements.ts';

/** Their lists say how many there are in all in `X-Total-Count`, up to 10,000. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('read')
export class AdminController {
  constructor(
    private readonly tables: TablesRepository,
    private readonly counters: AdminCountersQuery,
  ) {}

  @Get('stats')
  @Answers('AdminStats')
  async stats(): Promise<AdminStatsView> {
    const { restaurants, users, ordersToday, revenue, avgRating, reviewCount } = await this.counters.counters();
    return { restaurants, users, ordersToday, revenue, avgRating, reviewCount };
  }

  @Get('restaurants')
  @MayReadReplica()
  @Answers(['AdminRestaurant'])
  @Refuses('validation_failed')
  async restaurants(@Query() query: RestaurantsTableDto, @Links() links: PageLinks): Promise<AdminRestaurantView[]> {
    const { sort = 'newest', ...filter } = query;
    const after = placeOf(query, orderOfRestaurants(sort).column === null);
    const [read, total] = await Promise.all([
      this.tables.listRestaurants(filter, sort, after, limitOf(query) + 1),
      this.tables.countRestaurants(filter),
    ]);
    links.countAll(total);
    return links.cut(read, query, valueOf).map(toAdminRestaurantView);
  }

  @Get('users')
  @MayReadReplica()
  @Answers(['AdminUser'])
  @Refuses('validation_failed')
  async users(@Query() query: UsersTableDto, @Links() links: PageLinks): Promise<AdminUserView[]> {
    const { sort = 'newest', ...filter } = query;
    const after = placeOf(query, orderOfUsers(filter, sort).column === null);
    const [read, total] = await Promise.all([
      this.tables.listUsers(filter, sort, after, limitOf(query) + 1),
      this.tables.countUsers(filter),
    ]);
    links.countAll(total);
    return links.cut(read, query, valueOf).map(toAdminUserView);
  }

  @Get('orders')
  @MayReadReplica()
  @Answers(['AdminOrder'])
  @Refuses('validation_failed')
  async orders(@Query() query: OrdersTableDto, @Links() links: PageLinks): Promise<AdminOrderView[]> {
    const { sort = 'newest', ...filter } = query;
    const after = placeOf(query, orderOfOrders(filter, sort).column === null);
    const [read, total] = await this.tables.listAndCountOrders(filter, sort, after, limitOf(query) + 1);
    links.countAll(total);
    return links.cut(read, query, valueOf).map(toAdminOrderView);
  }
}

const valueOf = ({ sortValue }: Sorted<object>) => sortValue;
