import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  VAT_RATES,
  type VatRate,
} from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason, ORDER_STATUSES, type OrderStatus } from '../../contracts/order-status.ts';
import type { Star } from '../../contracts/reviews.ts';
import type { OrderItemView, OrderReviewView, OrderView } from '../../contracts/order-views.ts';
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
import { TimelineEntrySchema } from './order-status.schema.ts';
import { PriceBreakdownSchema } from './price.schema.ts';

@ApiSchema({ name: 'OrderedDish' })
class OrderedDishSchema {
  @TextProperty()
  name: string;
}

@ApiSchema({ name: 'ChosenOption' })
class ChosenOptionSchema {
  @TextProperty()
  group: string;

  @TextProperty()
  name: string;

  @MoneyProperty({ description: 'Part of the unit price.' })
  price: Money;
}

@ApiSchema({ name: 'OrderItem' })
class OrderItemSchema implements OrderItemView {
  @IdProperty()
  id: number;

  @IdProperty({ nullable: true, description: 'Null when the dish is no longer on the menu.' })
  menuItemId: number | null;

  @TextProperty({ description: 'As it was called when it was ordered.' })
  name: string;

  @CountProperty()
  quantity: number;

  @MoneyProperty()
  unitPrice: Money;

  @MoneyProperty({ description: 'Per piece.' })
  deposit: Money;

  @ChoiceProperty('VatRate', VAT_RATES, { description: 'Percent.' })
  vatRate: VatRate;

  @ChoiceProperty('MinAge', MIN_AGES, { nullable: true, description: 'How old one has to be for it.' })
  minAge: MinAge | null;

  @TextProperty({ nullable: true })
  notes: string | null;

  @ApiProperty({ type: [ChosenOptionSchema] })
  options: ChosenOptionSchema[];

  @ApiProperty({ type: OrderedDishSchema })
  menuItem: OrderedDishSchema;
}

@ApiSchema({ name: 'OrderRestaurant' })
class OrderRestaurantSchema {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty({ nullable: true })
  vatId: string | null;
}

@ApiSchema({ name: 'OrderReview' })
class OrderReviewSchema implements OrderReviewView {
  @CountProperty({ description: 'Stars, 1 to 5.' })
  rating: Star;

  @TextProperty({ nullable: true })
  text: string | null;

  @TextProperty({ nullable: true, description: "The restaurant's." })
  answer: string | null;
}

@ApiSchema({ name: 'Order' })
export class OrderSchema extends PriceBreakdownSchema implements OrderView {
  @IdProperty()
  id: number;

  @VersionProperty({ description: '1 at placing, one more with each change.' })
  version: number;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty()
  updatedAt: IsoTime;

  @TextProperty({ nullable: true, description: 'Null for the holder of a share link.' })
  deliveryAddress: string | null;

  @TextProperty({ nullable: true, description: 'Null for the holder of a share link.' })
  customerName: string | null;

  @TextProperty({ nullable: true, description: 'Null for the holder of a share link.' })
  customerPhone: string | null;

  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  paymentStatus: PaymentStatus;

  @TextProperty({ nullable: true })
  notes: string | null;

  @TextProperty({ nullable: true, description: 'For whoever rings the bell. Null for the holder of a share link.' })
  deliveryNotes: string | null;

  @ApiProperty()
  wantsReusable: boolean;

  @ChoiceProperty('MinAge', MIN_AGES, { nullable: true, description: 'How old one has to be at the door.' })
  minAge: MinAge | null;

  @TimeProperty({ nullable: true, description: 'Null: as soon as possible.' })
  scheduledFor: IsoTime | null;

  @ApiProperty({ description: 'Ordered without an account.' })
  isGuest: boolean;

  @MoneyProperty({ description: 'Equal to `total`.' })
  totalAmount: Money;

  @ApiProperty({ type: [OrderItemSchema] })
  items: OrderItemSchema[];

  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @ApiProperty({ type: OrderRestaurantSchema })
  restaurant: OrderRestaurantSchema;

  @ApiProperty({ type: [TimelineEntrySchema] })
  timeline: TimelineEntrySchema[];

  @TimeProperty({ nullable: true })
  estimatedFrom: IsoTime | null;

  @TimeProperty({ nullable: true })
  estimatedTo: IsoTime | null;

  @TimeProperty({ description: 'When the restaurant must have answered.' })
  acceptDeadline: IsoTime;

  @TimeProperty({ nullable: true, description: 'When somebody in the kitchen first said so. Raises no version.' })
  seenAt: IsoTime | null;

  @TextProperty({ nullable: true, description: 'For `?t=`; only the owner gets it.' })
  shareToken: string | null;

  @TextProperty({ nullable: true, description: 'For `?t=`; shows its holder to be the guest who ordered.' })
  guestToken: string | null;

  @ApiProperty({ type: OrderReviewSchema, nullable: true, description: 'Only its owner gets it.' })
  review: OrderReviewSchema | null;
}
