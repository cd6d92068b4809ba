import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import type {
  AdminPaymentsView,
  MethodTurnover,
  RestaurantStatementView,
  RestaurantTurnoverView,
  SubscriptionIncome,
  TurnoverView,
} from '../../contracts/admin-payments.ts';
import {
  CITIES,
  type City,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/constants.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';
import { VatLineSchema } from '../orders/price.schema.ts';

const DateProperty = () => ApiProperty({ type: 'string', format: 'date' });

@ApiSchema({ name: 'CancelledTurnover' })
class CancelledSchema {
  @CountProperty()
  orders: number;

  @MoneyProperty()
  total: string;
}

@ApiSchema({ name: 'Turnover', description: 'Sums are of the orders that were not cancelled.' })
class TurnoverSchema implements TurnoverView {
  @CountProperty()
  orders: number;

  @MoneyProperty()
  subtotal: string;

  @MoneyProperty()
  deposit: string;

  @MoneyProperty()
  deliveryFees: string;

  @MoneyProperty()
  total: string;

  @MoneyProperty({ description: 'Given to the teams on top: no turnover, in no other sum.' })
  tips: string;

  @ApiProperty({ type: [VatLineSchema] })
  vat: VatLineSchema[];

  @ApiProperty({ type: CancelledSchema })
  cancelled: CancelledSchema;
}

@ApiSchema({ name: 'PeriodTurnover' })
class PeriodSchema extends TurnoverSchema {
  @DateProperty()
  from: string;
}

@ApiSchema({ name: 'DayTurnover' })
class DaySchema extends TurnoverSchema {
  @DateProperty()
  date: string;
}

@ApiSchema({ name: 'MethodTurnover' })
class MethodSchema implements MethodTurnover {
  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  method: PaymentMethod;

  @CountProperty()
  orders: number;

  @MoneyProperty()
  total: string;

  @MoneyProperty({ description: 'Not in `total`.' })
  tips: string;
}

@ApiSchema({ name: 'TillTurnover' })
class TillSchema extends OmitType(MethodSchema, ['method']) {
  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  status: PaymentStatus;
}

@ApiSchema({ name: 'SubscriptionIncome' })
class SubscriptionSchema implements SubscriptionIncome {
  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS)
  plan: SubscriptionPlan;

  @CountProperty()
  count: number;

  @MoneyProperty()
  total: string;
}

@ApiSchema({ name: 'AdminPayments' })
export class PaymentsSchema implements AdminPaymentsView {
  @DateProperty()
  from: string;

  @DateProperty()
  to: string;

  @ApiProperty({ type: TurnoverSchema })
  turnover: TurnoverSchema;

  @ApiProperty({ type: [MethodSchema] })
  methods: MethodSchema[];

  @ApiProperty({ type: [TillSchema] })
  till: TillSchema[];

  @ApiProperty({ type: [PeriodSchema] })
  periods: PeriodSchema[];

  @ApiProperty({ type: [SubscriptionSchema] })
  subscriptions: SubscriptionSchema[];
}

@ApiSchema({ name: 'RestaurantTurnover' })
export class RestaurantTurnoverSchema extends TurnoverSchema implements RestaurantTurnoverView {
  @IdProperty()
  restaurantId: number;

  @TextProperty()
  name: string;

  @ChoiceProperty('City', CITIES)
  city: City;

  @ApiProperty({ type: [MethodSchema] })
  methods: MethodSchema[];
}

@ApiSchema({ name: 'StatedRestaurant' })
class StatedSchema {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  vatId: string | null;

  @TextProperty()
  email: string;

  @ChoiceProperty('City', CITIES)
  city: City;
}

@ApiSchema({ name: 'RestaurantStatement' })
export class StatementSchema implements RestaurantStatementView {
  @TextProperty()
  month: string;

  @DateProperty()
  from: string;

  @DateProperty()
  to: string;

  @FlagProperty({ description: 'False while the month runs.' })
  isComplete: boolean;

  @TimeProperty()
  createdAt: string;

  @ApiProperty({ type: StatedSchema })
  restaurant: StatedSchema;

  @ApiProperty({ type: TurnoverSchema })
  turnover: TurnoverSchema;

  @ApiProperty({ type: [MethodSchema] })
  methods: MethodSchema[];

  @ApiProperty({ type: [DaySchema] })
  days: DaySchema[];

  @ApiProperty({ type: [SubscriptionSchema] })
  subscriptions: SubscriptionSchema[];
}
