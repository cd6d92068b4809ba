import { ApiSchema } from '@nestjs/swagger';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contracts/constants.ts';
import {
  CANCEL_REASONS,
  type CancelReason,
  ORDER_ACTORS,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from '../../contracts/order-status.ts';
import type { OrderCountsView, OrderSeenView, OrderStatusView, TimelineEntry } from '../../contracts/order-views.ts';
import type { IsoTime } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  IdProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'TimelineEntry' })
export class TimelineEntrySchema implements TimelineEntry {
  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @TimeProperty()
  at: IsoTime;

  @ChoiceProperty('OrderActor', ORDER_ACTORS)
  by: OrderActor;
}

@ApiSchema({ name: 'OrderSeen' })
export class OrderSeenSchema implements OrderSeenView {
  @IdProperty()
  orderId: number;

  @TimeProperty()
  seenAt: IsoTime;
}

@ApiSchema({ name: 'OrderCounts' })
export class OrderCountsSchema implements OrderCountsView {
  @CountProperty()
  pending: number;

  @CountProperty()
  deliveredToday: number;
}

@ApiSchema({ name: 'OrderStatusChange' })
export class OrderStatusSchema implements OrderStatusView {
  @IdProperty()
  id: number;

  @IdProperty()
  orderId: number;

  @VersionProperty()
  version: number;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  previousStatus: OrderStatus;

  @TimeProperty()
  at: IsoTime;

  @ChoiceProperty('OrderActor', ORDER_ACTORS)
  by: OrderActor;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  paymentStatus: PaymentStatus;

  @TimeProperty({ nullable: true })
  estimatedFrom: IsoTime | null;

  @TimeProperty({ nullable: true })
  estimatedTo: IsoTime | null;
}
