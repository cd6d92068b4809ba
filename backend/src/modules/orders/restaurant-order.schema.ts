import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
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
import type { RestaurantOrderView } from '../../contracts/order-views.ts';
import { MIN_AGES, type MinAge } from '../../contracts/min-age.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'RestaurantOrderOption' })
class RestaurantOrderOptionSchema {
  @TextProperty()
  group: string;

  @TextProperty()
  name: string;
}

@ApiSchema({ name: 'RestaurantOrderItem' })
class RestaurantOrderItemSchema {
  @TextProperty()
  name: string;

  @CountProperty()
  quantity: number;

  @MoneyProperty()
  unit_price: Money;

  @ChoiceProperty('MinAge', MIN_AGES, { nullable: true, description: 'How old one has to be for it.' })
  min_age: MinAge | null;

  @TextProperty({ nullable: true })
  notes: string | null;

  @ApiProperty({ type: [RestaurantOrderOptionSchema] })
  options: RestaurantOrderOptionSchema[];
}

/** Snake case is the specification's. */
@ApiSchema({ name: 'RestaurantOrder' })
export class RestaurantOrderSchema implements RestaurantOrderView {
  @IdProperty()
  id: number;

  @VersionProperty()
  version: number;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @TimeProperty()
  created_at: IsoTime;

  @TimeProperty()
  updated_at: IsoTime;

  @ChoiceProperty('OrderActor', ORDER_ACTORS, { description: 'Who made the latest step.' })
  changed_by: OrderActor;

  @TextProperty()
  customer_name: string;

  @TextProperty()
  customer_email: string;

  @TextProperty({ nullable: true })
  customer_phone: string | null;

  @TextProperty()
  delivery_address: string;

  @TextProperty({ nullable: true })
  notes: string | null;

  @MoneyProperty()
  total_amount: Money;

  @MoneyProperty({ description: 'For the team and the courier. Not in `total_amount`.' })
  tip: Money;

  @MoneyProperty({ description: 'What the courier collects, or the till takes.' })
  total_with_tip: Money;

  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  payment_method: PaymentMethod;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  payment_status: PaymentStatus;

  @TimeProperty({ nullable: true })
  estimated_from: IsoTime | null;

  @TimeProperty({ nullable: true })
  estimated_to: IsoTime | null;

  @TimeProperty()
  accept_deadline: IsoTime;

  @TimeProperty({ nullable: true, description: 'When somebody in the kitchen first said so. Raises no version.' })
  seen_at: IsoTime | null;

  @TextProperty({ nullable: true })
  delivery_notes: string | null;

  @ApiProperty()
  wants_reusable: boolean;

  @ChoiceProperty('MinAge', MIN_AGES, { nullable: true, description: 'How old one has to be at the door.' })
  min_age: MinAge | null;

  @TimeProperty({ nullable: true })
  scheduled_for: IsoTime | null;

  @ApiProperty({ type: [RestaurantOrderItemSchema] })
  items: RestaurantOrderItemSchema[];
}
