import { ApiSchema } from '@nestjs/swagger';
import {
  CITIES,
  type City,
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/constants.ts';
import type { RegisteredRestaurantView } from '../../contracts/restaurant-views.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'RegisteredRestaurant' })
export class RegisteredRestaurantSchema implements RegisteredRestaurantView {
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
  description: string | null;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @MoneyProperty()
  deliveryFee: Money;

  @TextProperty({ description: 'Such as `25-40 min`.' })
  deliveryTime: string;

  @TextProperty({ nullable: true })
  posApiUrl: string | null;

  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS)
  subscriptionPlan: SubscriptionPlan;

  @FlagProperty({ description: 'Not before the approval.' })
  isActive: boolean;

  @FlagProperty()
  isOpen: boolean;

  @FlagProperty({ description: 'Not before the approval.' })
  subscriptionActive: boolean;

  @ChoiceProperty('ReviewStatus', REVIEW_STATUSES)
  reviewStatus: ReviewStatus;

  @TimeProperty()
  createdAt: IsoTime;
}
