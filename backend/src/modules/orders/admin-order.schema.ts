import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AdminOrderDetailView, AdminOrderEventView } from '../../contracts/admin.ts';
import {
  CITIES,
  type City,
  type Language,
  LANGUAGES,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../contracts/constants.ts';
import {
  CANCEL_REASONS,
  type CancelReason,
  ORDER_ACTORS,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from '../../contracts/order-status.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';
import { OrderSchema } from './order.schema.ts';

@ApiSchema({ name: 'AdminOrderCustomer' })
class CustomerSchema {
  @IdProperty({ nullable: true })
  userId: number | null;

  @TextProperty({ nullable: true })
  name: string | null;

  @TextProperty({ nullable: true })
  email: string | null;

  @TextProperty({ nullable: true })
  phone: string | null;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @FlagProperty()
  isGuest: boolean;
}

@ApiSchema({ name: 'AdminOrderRestaurant' })
class RestaurantSchema {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  email: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @ChoiceProperty('City', CITIES)
  city: City;
}

@ApiSchema({ name: 'AdminOrderEvent' })
class EventSchema implements AdminOrderEventView {
  @VersionProperty()
  version: number;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES, { nullable: true })
  previousStatus: OrderStatus | null;

  @ChoiceProperty('OrderActor', ORDER_ACTORS)
  by: OrderActor;

  @IdProperty({ nullable: true })
  actorId: number | null;

  @TextProperty({ nullable: true, description: 'Of an admin.' })
  actorName: string | null;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  paymentStatus: PaymentStatus;

  @TimeProperty({ nullable: true })
  estimatedFrom: string | null;

  @TimeProperty({ nullable: true })
  estimatedTo: string | null;

  @TimeProperty()
  at: string;

  @CountProperty({ description: 'Letters and push messages that went out about it.' })
  notifications: number;
}

@ApiSchema({ name: 'AdminOrderDetail' })
export class AdminOrderDetailSchema implements AdminOrderDetailView {
  @ApiProperty({ type: OrderSchema })
  order: OrderSchema;

  @ApiProperty({ type: CustomerSchema })
  customer: CustomerSchema;

  @ApiProperty({ type: RestaurantSchema })
  restaurant: RestaurantSchema;

  @ApiProperty({ type: [EventSchema] })
  events: EventSchema[];
}
