import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AdminRestaurantDetailView, AdminUserDetailView } from '../../contracts/admin.ts';
import { type Language, LANGUAGES, SUBSCRIPTION_PLANS, type SubscriptionPlan } from '../../contracts/constants.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  MoneyProperty,
  RatingProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';
import { LoadSchema } from '../load/load.schema.ts';
import { RestaurantInfoSchema } from '../restaurants/restaurant.schema.ts';
import { AdminRestaurantSchema, AdminUserSchema } from './admin.schema.ts';

@ApiSchema({ name: 'AdminTill' })
class TillSchema {
  @FlagProperty()
  isUrlSet: boolean;

  @FlagProperty()
  isKeySet: boolean;
}

@ApiSchema({ name: 'AdminSubscription' })
class SubscriptionSchema {
  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS)
  plan: SubscriptionPlan;

  @MoneyProperty()
  price: string;

  @TextProperty({ nullable: true })
  startDate: string | null;

  @TextProperty({ nullable: true })
  endDate: string | null;

  @FlagProperty()
  isActive: boolean;
}

@ApiSchema({ name: 'AdminRestaurantOrders' })
class OrdersSchema {
  @CountProperty()
  open: number;

  @CountProperty()
  today: number;

  @CountProperty()
  last30Days: number;

  @MoneyProperty()
  revenueLast30Days: string;
}

@ApiSchema({ name: 'AdminRestaurantDetail' })
export class AdminRestaurantDetailSchema extends AdminRestaurantSchema implements AdminRestaurantDetailView {
  @ApiProperty({ type: RestaurantInfoSchema })
  info: RestaurantInfoSchema;

  @ApiProperty({ type: LoadSchema })
  load: LoadSchema;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @RatingProperty()
  rating: string;

  @CountProperty()
  reviewCount: number;

  @TimeProperty()
  createdAt: string;

  @ApiProperty({ type: TillSchema })
  till: TillSchema;

  @ApiProperty({ type: SubscriptionSchema, nullable: true })
  subscription: SubscriptionSchema | null;

  @CountProperty()
  dishes: number;

  @CountProperty()
  staff: number;

  @CountProperty({ description: 'Signed-in browsers.' })
  sessions: number;

  @ApiProperty({ type: OrdersSchema })
  orders: OrdersSchema;

  @TimeProperty({ nullable: true })
  lastOrderAt: string | null;
}

@ApiSchema({ name: 'AdminNotificationChoice' })
class ChoiceSchema {
  @FlagProperty()
  email: boolean;

  @FlagProperty()
  push: boolean;
}

@ApiSchema({ name: 'AdminSession' })
class SessionSchema {
  @TimeProperty()
  createdAt: string;

  @TimeProperty()
  expiresAt: string;
}

@ApiSchema({ name: 'AdminUserDetail' })
export class AdminUserDetailSchema extends AdminUserSchema implements AdminUserDetailView {
  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ nullable: true })
  address: string | null;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @CountProperty()
  cancelledOrders: number;

  @CountProperty()
  openOrders: number;

  @CountProperty()
  reviews: number;

  @CountProperty()
  favourites: number;

  @CountProperty()
  addresses: number;

  @ApiProperty({ type: ChoiceSchema })
  notifications: ChoiceSchema;

  @TimeProperty({ nullable: true })
  lastOrderAt: string | null;

  @TimeProperty({ nullable: true, description: 'When an admin closed the account.' })
  closedAt: string | null;

  @ApiProperty({ type: [SessionSchema] })
  sessions: SessionSchema[];
}
