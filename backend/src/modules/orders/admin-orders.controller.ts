import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { AdminCancelRequest, AdminOrderDetailView } from '../../contracts/admin.ts';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason } from '../../contracts/order-status.ts';
import type { OrderStatusView } from '../../contracts/order-views.ts';
import { AdminsWith, CurrentAccount, CurrentActing } from '../../http/access.ts';
import { IdParam, MAX_ID } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { TrimmedOrNull } from '../../http/text-fields.ts';
import type { Acting } from '../audit/acting.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { AdminOrderRepository } from './admin-order.repository.ts';
import { AdminOrderDetailSchema } from './admin-order.schema.ts';
import { toAdminOrderDetail } from './admin-order.view.ts';
import { MoveAsAdmin } from './move-as-admin.ts';
import { ChangeStatusDto } from './order.dto.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderStatusSchema } from './order-status.schema.ts';

class AdminCancelDto implements AdminCancelRequest {
  @ApiProperty({ enum: CANCEL_REASONS })
  @IsIn(CANCEL_REASONS)
  reason: CancelReason;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: MAX_LENGTH.notes,
    description: 'For the audit log alone.',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.notes)
  note?: string | null;

  @ApiPropertyOptional({ minimum: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

/** What admins do to orders. */
@ApiTags('admin')
@Controller('api/admin/orders/:id')
export class AdminOrdersController {
  readonly #moveAsAdmin: MoveAsAdmin;
  readonly #orders: OrderRepository;
  readonly #details: AdminOrderRepository;

  constructor(moveAsAdmin: MoveAsAdmin, orders: OrderRepository, details: AdminOrderRepository) {
    this.#orders = orders;
    this.#details = details;
    this.#moveAsAdmin = moveAsAdmin;
  }

  @Get()
  @AdminsWith('read')
  @ApiOkResponse({ type: AdminOrderDetailSchema })
  @Refuses('not_found')
  async read(@IdParam() orderId: number): Promise<AdminOrderDetailView> {
    const row = await this.#orders.find(orderId);
    if (row === null) throw new ProblemError('not_found');
    const [restaurant, events] = await Promise.all([
      this.#details.findRestaurant(row.restaurant_id),
      this.#details.listEvents(orderId),
    ]);
    if (restaurant === null) throw new ProblemError('not_found');
    return toAdminOrderDetail(row, restaurant, events);
  }

  @Post('cancel')
  @HttpCode(200)
  @AdminsWith('cancel_orders')
  @ApiOkResponse({ type: OrderStatusSchema })
  @Refuses('validation_failed', 'not_found', 'invalid_transition', 'version_conflict')
  cancel(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() { note = null, ...change }: AdminCancelDto,
  ): Promise<OrderStatusView> {
    return this.#moveAsAdmin.execute(orderId, account, acting, { status: 'cancelled', ...change }, note);
  }

  @Put('status')
  @AdminsWith('move_orders')
  @ApiOkResponse({ type: OrderStatusSchema })
  @Refuses('validation_failed', 'not_found', 'invalid_transition', 'version_conflict')
  move(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() body: ChangeStatusDto,
  ): Promise<OrderStatusView> {
    return this.#moveAsAdmin.execute(orderId, account, acting, body);
  }
}
