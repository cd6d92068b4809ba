import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { OrderLineView } from '../../../contracts/orders/order-lines.ts';
import type {
  OrderCountsView,
  OrderSeenView,
  OrderStatusChangeView,
  RestaurantOrderView,
} from '../../../contracts/orders/order-views.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../../access/access.ts';
import { IdParam } from '../../../http/input/id-param.ts';
import { limitOf, Links, PageLinks, placeOf } from '../../../http/input/pagination.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { MayReadReplica } from '../../../replica/may-read-replica.ts';
import { DoneOrders } from './done-orders.ts';
import { KitchenOrders } from './kitchen-orders.ts';
import { DoneOrdersDto, LinesDto, SeenDto, ShiftEstimateDto, UndoDto } from '../order/order.dto.ts';

@ApiTags('orders')
@Controller('api/restaurant/orders')
export class KitchenOrdersController {
  constructor(
    private readonly orders: KitchenOrders,
    private readonly done: DoneOrders,
  ) {}

  /** For a kitchen that has more orders than its screen has read. */
  @Get('counts')
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('OrderCounts')
  count(@CurrentAccount() { accountId }: SessionAccount): Promise<OrderCountsView> {
    return this.orders.count(accountId);
  }

  /** Delivered and cancelled ones of all days, the one that ended last first. */
  @Get('done')
  @MayReadReplica()
  @KitchenStaff()
  @Roles('restaurant')
  @Answers(['RestaurantOrder'])
  @Refuses('validation_failed')
  async listDone(
    @CurrentAccount() { accountId }: SessionAccount,
    @Query() query: DoneOrdersDto,
    @Links() links: PageLinks,
  ): Promise<RestaurantOrderView[]> {
    const read = await this.done.list(accountId, query.q ?? null, placeOf(query, false), limitOf(query) + 1);
    return this.done.read(links.cut(read, query, ({ endedAt }) => endedAt));
  }

  /** Quiets the ring on all devices of the kitchen. Repeating it changes nothing; what is not its order is left out. */
  @Post('seen')
  @HttpCode(200)
  @KitchenStaff()
  @Roles('restaurant')
  @Answers(['OrderSeen'])
  @Refuses('validation_failed', 'not_found')
  async see(@Body() { orderIds }: SeenDto, @CurrentAccount() account: SessionAccount): Promise<OrderSeenView[]> {
    return this.orders.see(orderIds, account.accountId, account.staffId);
  }

  /** Takes the notices of cancelled orders off all devices of the kitchen. Repeating it changes nothing. */
  @Post('cancellations-read')
  @HttpCode(204)
  @KitchenStaff()
  @Roles('restaurant')
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'not_found')
  async readCancellations(
    @Body() { orderIds }: SeenDto,
    @CurrentAccount() { accountId }: SessionAccount,
  ): Promise<void> {
    await this.orders.readCancellations(orderIds, accountId);
  }

  /** Tells the admin who reminded of these orders that somebody is on it. Repeating it changes nothing. */
  @Post('reminders-answered')
  @HttpCode(204)
  @KitchenStaff()
  @Roles('restaurant')
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'not_found')
  async answerReminders(@Body() { orderIds }: SeenDto, @CurrentAccount() { accountId }: SessionAccount): Promise<void> {
    await this.orders.answerReminders(orderIds, accountId);
  }

  /** Says how far a station is with lines of an order that is being prepared: all of them or none. */
  @Put(':id/lines')
  @KitchenStaff()
  @Roles('restaurant')
  @Answers(['OrderLine'])
  @Refuses('validation_failed', 'not_found', 'version_conflict', 'not_preparing')
  async setLines(
    @IdParam() orderId: number,
    @CurrentAccount() { accountId }: SessionAccount,
    @Body() body: LinesDto,
  ): Promise<OrderLineView[]> {
    return this.orders.setLines(orderId, accountId, body);
  }

  /** Takes the restaurant's last `delivering`, `delivered` or `cancelled` back, within five seconds. */
  @Post(':id/undo')
  @HttpCode(200)
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'version_conflict', 'undo_expired')
  async undo(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: UndoDto,
  ): Promise<OrderStatusChangeView> {
    return this.orders.undo(orderId, account, body.expectedVersion);
  }

  /** Brings an order back to where it was before the restaurant's last `delivering` or `delivered`, within fifteen minutes. */
  @Post(':id/recall')
  @HttpCode(200)
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'version_conflict', 'recall_expired')
  async recall(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: UndoDto,
  ): Promise<OrderStatusChangeView> {
    return this.orders.recall(orderId, account, body.expectedVersion);
  }

  /** Moves the promised arrival of an order that is being prepared. */
  @Post(':id/estimate')
  @HttpCode(200)
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'version_conflict', 'not_preparing')
  async shiftEstimate(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: ShiftEstimateDto,
  ): Promise<OrderStatusChangeView> {
    return this.orders.shiftEstimate(orderId, account, body);
  }
}
