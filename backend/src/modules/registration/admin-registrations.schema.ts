import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AdminRegistrationsView, AdminRegistrationView } from '../../contracts/admin-review.ts';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  type Language,
  LANGUAGES,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/constants.ts';
import { TRADER_FIELDS, type TraderField } from '../../contracts/trader.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'AdminRegistrationTill' })
class TillSchema {
  @FlagProperty()
  isUrlSet: boolean;

  @FlagProperty()
  isKeySet: boolean;
}

@ApiSchema({ name: 'AdminRegistration' })
class AdminRegistrationSchema implements AdminRegistrationView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  email: string;

  @ChoiceProperty('City', CITIES)
  city: City;

  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ nullable: true })
  description: string | null;

  @ChoiceProperty('Category', CATEGORIES, { nullable: true, description: 'Null where it is to be chosen later.' })
  category: Category | null;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @MoneyProperty()
  deliveryFee: string;

  @TextProperty()
  deliveryTime: string;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty({ nullable: true })
  vatId: string | null;

  @TimeProperty({ nullable: true, description: 'When it declared to offer only what the law allows.' })
  traderDeclaredAt: string | null;

  @ApiProperty({
    enum: TRADER_FIELDS,
    enumName: 'TraderField',
    isArray: true,
    description: 'What an approval needs and is not there.',
  })
  missing: TraderField[];

  @ApiProperty({ type: TillSchema })
  till: TillSchema;

  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS, { nullable: true })
  plan: SubscriptionPlan | null;

  @MoneyProperty({ nullable: true })
  price: string | null;

  @ChoiceProperty('Language', LANGUAGES)
  language: Language;

  @TimeProperty()
  submittedAt: string;

  @TimeProperty({ description: 'What the applicant was promised.' })
  dueAt: string;

  @CountProperty()
  ageMinutes: number;

  @FlagProperty()
  isOverdue: boolean;

  @VersionProperty()
  reviewVersion: number;
}

@ApiSchema({ name: 'AdminRegistrations' })
export class AdminRegistrationsSchema implements AdminRegistrationsView {
  @CountProperty({ description: 'Of all that are pending.' })
  count: number;

  @CountProperty()
  overdue: number;

  @ApiProperty({ type: [AdminRegistrationSchema] })
  registrations: AdminRegistrationSchema[];
}
