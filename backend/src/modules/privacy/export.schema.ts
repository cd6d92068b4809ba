import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AccountExport, AddressView, ExportedOrder, NotificationSettings } from '../../contracts/account.ts';
import {
  CITIES,
  type City,
  type Language,
  LANGUAGES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  VAT_RATES,
  type VatRate,
} from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason, ORDER_STATUSES, type OrderStatus } from '../../contracts/order-status.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';
import { AddressSchema } from '../addresses/address.schema.ts';
import { NotificationSettingsSchema } from '../notifications/notification.schema.ts';
import { TimelineEntrySchema } from '../orders/order-status.schema.ts';

@ApiSchema({ name: 'ExportedProfile' })
class ProfileSchema {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  email: string;

  @TimeProperty({ nullable: true })
  emailVerifiedAt: IsoTime | null;

  @TextProperty({ nullable: true, description: 'What the e-mail becomes once it is confirmed.' })
  pendingEmail: string | null;

  @TextProperty({ nullable: true })
  phone: string | null;

  @ChoiceProperty('City', CITIES)
  city: City;

  @TextProperty({ nullable: true })
  address: string | null;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'ExportedPushSubscription' })
class PushSubscriptionSchema {
  @TextProperty({ description: 'The host of the service that carries it.' })
  service: string;

  @IdProperty({ nullable: true })
  orderId: number | null;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'ExportedOption' })
class OptionSchema {
  @TextProperty()
  group: string;

  @TextProperty()
  name: string;
}

@ApiSchema({ name: 'ExportedOrderItem' })
class OrderItemSchema {
  @TextProperty()
  name: string;

  @CountProperty()
  quantity: number;

  @MoneyProperty()
  unitPrice: Money;

  @MoneyProperty()
  deposit: Money;

  @ChoiceProperty('VatRate', VAT_RATES)
  vatRate: VatRate;

  @ApiProperty({ type: [OptionSchema] })
  options: OptionSchema[];

  @TextProperty({ nullable: true })
  notes: string | null;
}

@ApiSchema({ name: 'ExportedOrder' })
class OrderSchema implements ExportedOrder {
  @IdProperty()
  id: number;

  @TextProperty()
  restaurantName: string;

  @ChoiceProperty('OrderStatus', ORDER_STATUSES)
  status: OrderStatus;

  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty({ nullable: true })
  scheduledFor: IsoTime | null;

  @TextProperty({ nullable: true })
  customerName: string | null;

  @TextProperty({ nullable: true })
  customerEmail: string | null;

  @TextProperty({ nullable: true })
  customerPhone: string | null;

  @TextProperty()
  deliveryAddress: string;

  @TextProperty({ nullable: true })
  deliveryNotes: string | null;

  @TextProperty({ nullable: true })
  notes: string | null;

  @FlagProperty()
  wantsReusable: boolean;

  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ChoiceProperty('PaymentStatus', PAYMENT_STATUSES)
  paymentStatus: PaymentStatus;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @MoneyProperty()
  subtotal: Money;

  @MoneyProperty()
  deposit: Money;

  @MoneyProperty()
  deliveryFee: Money;

  @MoneyProperty()
  total: Money;

  @MoneyProperty({ description: 'Not in `total`.' })
  tip: Money;

  @ApiProperty({ type: [OrderItemSchema] })
  items: OrderItemSchema[];

  @ApiProperty({ type: [TimelineEntrySchema] })
  timeline: TimelineEntrySchema[];
}

@ApiSchema({ name: 'ExportedReview' })
class ReviewSchema {
  @IdProperty()
  orderId: number;

  @TextProperty()
  restaurantName: string;

  @CountProperty()
  rating: number;

  @TextProperty({ nullable: true })
  text: string | null;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'ExportedFavourite' })
class FavouriteSchema {
  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'ExportedPasskey' })
class PasskeySchema {
  @TextProperty()
  name: string;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty({ nullable: true })
  lastUsedAt: IsoTime | null;
}

@ApiSchema({ name: 'ExportedSession' })
class SessionSchema {
  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty()
  expiresAt: IsoTime;

  @TimeProperty()
  lastSeenAt: IsoTime;

  @TextProperty({ nullable: true })
  device: string | null;

  @FlagProperty()
  isCurrent: boolean;
}

@ApiSchema({ name: 'AccountExport' })
export class AccountExportSchema implements AccountExport {
  @TimeProperty()
  exportedAt: IsoTime;

  @ApiProperty({ type: ProfileSchema })
  profile: ProfileSchema;

  @ApiProperty({ type: NotificationSettingsSchema })
  notifications: NotificationSettings;

  @ApiProperty({ type: [PushSubscriptionSchema] })
  pushSubscriptions: PushSubscriptionSchema[];

  @ApiProperty({ type: [AddressSchema] })
  addresses: AddressView[];

  @ApiProperty({ type: [OrderSchema] })
  orders: OrderSchema[];

  @ApiProperty({ type: [ReviewSchema] })
  reviews: ReviewSchema[];

  @ApiProperty({ type: [FavouriteSchema] })
  favourites: FavouriteSchema[];

  @ApiProperty({ type: [PasskeySchema] })
  passkeys: PasskeySchema[];

  @ApiProperty({ type: [SessionSchema] })
  sessions: SessionSchema[];
}
