import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { AdminOrderDetailView } from '../../../contracts/admin/admin.ts';
import { MAX_WISH_LENGTH } from '../../../contracts/orders/order-wishes.ts';
import { CANCEL_REASONS, type CancelReason } from '../../../contracts/orders/order-status.ts';
import type { OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import { AdminsWith, CurrentAccount, CurrentActing } from '../../../access/access.ts';
import { IdParam } from '../../../http/input/id-param.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { AdminOrderRepository } from './admin-order.repository.ts';
import { toAdminOrderDetail } from './admin-order.view.ts';
import { MoveAsAdmin } from '../status/move-as-admin.ts';
import { ChangeStatusDto } from '../order/order.dto.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { IsId, OptionalText } from '../../../http/input/field-kinds.ts';

class AdminCancelDto {
  @IsIn(CANCEL_REASONS)
  reason: CancelReason;

  @ApiProperty({ nullable: true, description: 'For the audit log alone.' })
  @OptionalText(MAX_WISH_LENGTH.notes)
  note?: string | null;

  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

/** What admins do to orders. */
@ApiTags('admin')
@Controller('api/admin/orders/:id')
export class AdminOrdersController {
  constructor(
    private readonly moveAsAdmin: MoveAsAdmin,
    private readonly orders: OrderRepository,
    private readonly details: AdminOrderRepository,
  ) {}

  @Get()
  @AdminsWith('read')
  @Answers('AdminOrderDetail')
  @Refuses('not_found')
  async read(@IdParam() orderId: number): Promise<AdminOrderDetailView> {
    const row = await this.orders.find(orderId);
    if (row === null) throw new ProblemError('not_found');
    const [restaurant, events] = await Promise.all([
      this.details.findRestaurant(row.restaurantId),
      this.details.listEvents(orderId),
    ]);
    if (restaurant === null) throw new ProblemError('not_found');
    return toAdminOrderDetail(row, restaurant, events);
  }

  @Post('cancel')
  @HttpCode(200)
  @AdminsWith('cancel_orders')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'invalid_transition', 'version_conflict')
  cancel(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() { note = null, ...change }: AdminCancelDto,
  ): Promise<OrderStatusChangeView> {
    return this.moveAsAdmin.execute(orderId, account, acting, { status: 'cancelled', ...change }, note);
  }

  @Put('status')
  @AdminsWith('move_orders')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'invalid_transition', 'version_conflict')
  move(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() body: ChangeStatusDto,
  ): Promise<OrderStatusChangeView> {
    return this.moveAsAdmin.execute(orderId, account, acting, body);
  }
}
