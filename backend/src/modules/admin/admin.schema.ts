import { ApiSchema } from '@nestjs/swagger';
import {
  CITIES,
  type City,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason, ORDER_STATUSES, type OrderStatus } from '../../contracts/order-status.ts';
import type {
  AdminOrderView,
  AdminRestaurantView,
  AdminStatsView,
  AdminUserView,
} from '../../contracts/admin-views.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  RatingProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'AdminStats' })
export class AdminStatsSchema implements AdminStatsView {
  @CountProperty()
  restaurants: number;

  @CountProperty()
  users: number;

  @CountProperty({ description: 'Today in Europe/Berlin.' })
  ordersToday: number;

  @MoneyProperty({ description: 'Of this calendar month in Europe/Berlin, cancelled orders left out.' })
  revenue: Money;

  @RatingProperty()
  avgRating: string;

  @CountProperty({ description: 'Of all restaurants; 0 while `avgRating` is only its default.' })
  reviewCount: number;
}

@ApiSchema({ name: 'AdminOrder' })
export class AdminOrderSchema implements AdminOrderView {
  @IdProperty()
  id: number;

  @VersionProperty()
  version: number;

  @TextProperty()
  userName: string;

  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @MoneyProperty()
  totalAmount: Money;

  @MoneyProperty({ description: 'Not in `totalAmount`.' })
  tip: Money;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  paymentStatus: PaymentStatus;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'AdminRestaurant' })
export class AdminRestaurantSchema implements AdminRestaurantView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  address: string;

  @TextProperty()
  email: string;

  @ChoiceProperty('City', CITIES)
  city: City;

  @FlagProperty()
  isOpen: boolean;

  @FlagProperty({ description: 'Whether customers see it.' })
  isActive: boolean;

  @ChoiceProperty('ReviewStatus', REVIEW_STATUSES)
  reviewStatus: ReviewStatus;

  @TimeProperty({ nullable: true, description: 'May lie ahead.' })
  suspendedFrom: IsoTime | null;

  @CountProperty()
  menuCount: number;

  @CountProperty()
  orderCount: number;

  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS, { nullable: true })
  subscriptionPlan: SubscriptionPlan | null;

  @VersionProperty({ description: 'Of the open state.' })
  version: number;
}

@ApiSchema({ name: 'AdminUser' })
export class AdminUserSchema implements AdminUserView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  email: string;

  @ChoiceProperty('City', CITIES)
  city: City;

  @CountProperty()
  orderCount: number;

  @MoneyProperty({ description: 'Cancelled orders left out.' })
  totalSpent: Money;

  @TimeProperty()
  createdAt: IsoTime;
}
