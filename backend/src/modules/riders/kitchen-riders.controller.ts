import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAccount, KitchenStaff, Roles } from '../../access/access.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import type { OrderStatusChangeView } from '../../contracts/orders/order-views.ts';
import type { RiderLoginsView, RiderView } from '../../contracts/riders/riders.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { AssignRider } from './assign-rider.ts';
import { RiderOrders } from './rider-orders.ts';
import { RiderRepository } from './rider.repository.ts';
import { AssignRiderDto } from './riders.dto.ts';

@ApiTags('riders')
@Controller('api/restaurant')
@KitchenStaff()
@Roles('restaurant')
export class KitchenRidersController {
  constructor(
    private readonly orders: RiderOrders,
    private readonly riders: RiderRepository,
    private readonly assignment: AssignRider,
  ) {}

  /** Who is on shift, with what. */
  @Get('riders')
  @Answers(['Rider'])
  listRiders(@CurrentAccount() { accountId }: SessionAccount): Promise<RiderView[]> {
    return this.orders.listRiders(accountId);
  }

  /** Whether there are any at all: a restaurant without riders sees nothing of them. */
  @Get('riders/logins')
  @Answers('RiderLogins')
  async readLogins(@CurrentAccount() { accountId }: SessionAccount): Promise<RiderLoginsView> {
    return { hasRiders: await this.riders.areHired(accountId) };
  }

  /** Gives an order to a rider on shift, or takes it back. */
  @Post('orders/:id/rider')
  @HttpCode(200)
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'version_conflict', 'invalid_transition')
  assign(
    @IdParam() orderId: number,
    @CurrentAccount() { accountId: restaurantId, staffId }: SessionAccount,
    @Body() { riderId, expectedVersion }: AssignRiderDto,
  ): Promise<OrderStatusChangeView> {
    return this.assignment.byKitchen({ orderId, restaurantId, riderId, expectedVersion }, staffId);
  }
}
