import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { SUSPENSION_GROUNDS, type SuspensionGround, type SuspensionView } from '../../contracts/admin-review.ts';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '../../contracts/constants.ts';
import type {
  OpeningDateView,
  RegistrationReviewView,
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantStatsView,
} from '../../contracts/restaurant-views.ts';
import { PICTURE_FETCHES, type PictureFetch } from '../../contracts/images.ts';
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

@ApiSchema({ name: 'RestaurantCard' })
export class RestaurantCardSchema implements RestaurantCardView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  description: string | null;

  @ChoiceProperty('Category', CATEGORIES)
  category: Category;

  @ChoiceProperty('City', CITIES)
  city: City;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @RatingProperty()
  rating: string;

  @CountProperty()
  reviewCount: number;

  @TextProperty({ description: 'Such as `25-40 min`.' })
  deliveryTime: string;

  @MoneyProperty()
  deliveryFee: Money;

  @MoneyProperty()
  minimumOrder: Money;

  @FlagProperty({ description: 'Whether it takes orders now.' })
  isOpen: boolean;

  @VersionProperty({ description: 'Of the open state.' })
  version: number;

  @TimeProperty({ nullable: true, description: 'While a pause keeps it from taking orders.' })
  pausedUntil: string | null;

  @CountProperty({ description: 'Minutes that the kitchen adds to `deliveryTime` at the moment.' })
  busyMinutes: number;

  @TimeProperty({
    nullable: true,
    description: 'While the kitchen has as many orders as it takes in a quarter of an hour.',
  })
  fullUntil: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: 3,
    description: 'When `q` was asked for: available dishes that answer it.',
  })
  matchedDishes?: string[];
}

@ApiSchema({ name: 'OpeningDate' })
class OpeningDateSchema implements OpeningDateView {
  @ApiProperty({ type: String, format: 'date' })
  date: string;

  @TextProperty({ description: 'As in `openingHours`.' })
  hours: string;

  @FlagProperty({ description: "The date has hours of its own in place of its weekday's." })
  isSpecial: boolean;

  @TextProperty({ nullable: true, description: "Such as a holiday's name." })
  label: string | null;
}

@ApiSchema({ name: 'RestaurantDetail' })
export class RestaurantDetailSchema extends RestaurantCardSchema implements RestaurantDetailView {
  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({
    description: "Of today's date in Europe/Berlin, such as `11:00-14:00, 17:00-22:30`; empty on a day off.",
  })
  openingHours: string;

  @ApiProperty({ type: [String], minItems: 7, maxItems: 7, description: 'The usual hours by weekday, Monday first.' })
  openingWeek: string[];

  @ApiProperty({ type: [OpeningDateSchema], description: 'From yesterday, whose night may reach into today, by date.' })
  openingDays: OpeningDateView[];

  @TimeProperty({ nullable: true, description: 'When a closed one takes orders again; null while its switch is off.' })
  opensAt: string | null;

  @VersionProperty()
  menuVersion: number;

  @FlagProperty({ description: 'Whether `restaurant_pos` can be chosen: it has a till.' })
  takesOnlinePayment: boolean;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty({ nullable: true })
  vatId: string | null;
}

@ApiSchema({ name: 'Suspension' })
class SuspensionSchema implements SuspensionView {
  @TimeProperty({ description: 'May lie ahead.' })
  from: IsoTime;

  @ChoiceProperty('SuspensionGround', SUSPENSION_GROUNDS)
  ground: SuspensionGround;

  @TextProperty()
  reason: string;

  @FlagProperty()
  isInEffect: boolean;
}

@ApiSchema({ name: 'RegistrationReview' })
export class RegistrationReviewSchema implements RegistrationReviewView {
  @ChoiceProperty('ReviewStatus', REVIEW_STATUSES)
  status: ReviewStatus;

  @TextProperty({ nullable: true, description: 'Why it was rejected.' })
  reason: string | null;

  @TimeProperty()
  submittedAt: IsoTime;

  @VersionProperty({ description: 'Rises with each decision, suspensions too.' })
  version: number;

  @ApiProperty({ type: SuspensionSchema, nullable: true })
  suspension: SuspensionSchema | null;
}

@ApiSchema({ name: 'RestaurantInfo' })
export class RestaurantInfoSchema implements RestaurantInfoView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  description: string | null;

  @TextProperty()
  address: string;

  @MoneyProperty()
  deliveryFee: Money;

  @TextProperty()
  deliveryTime: string;

  @FlagProperty({ description: "The restaurant's own switch." })
  isOpen: boolean;

  @VersionProperty({ description: 'Of the open state.' })
  version: number;

  @ApiProperty({ type: RegistrationReviewSchema })
  review: RegistrationReviewSchema;
  @ChoiceProperty('City', CITIES)
  city: City;

  @TextProperty()
  email: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @ChoiceProperty('PictureFetch', PICTURE_FETCHES, { nullable: true, description: 'Of a picture given as an address.' })
  pictureFetch: PictureFetch | null;

  @ChoiceProperty('Category', CATEGORIES, { nullable: true, description: 'Null until one is chosen.' })
  category: Category | null;

  @MoneyProperty()
  minimumOrder: Money;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty({ nullable: true })
  vatId: string | null;

  @TimeProperty({ nullable: true, description: 'When it declared to offer only what the law allows.' })
  traderDeclaredAt: IsoTime | null;

  @VersionProperty({ description: 'Of these fields.' })
  infoVersion: number;
}

@ApiSchema({ name: 'RestaurantStats' })
export class RestaurantStatsSchema implements RestaurantStatsView {
  @CountProperty()
  todayOrders: number;

  @MoneyProperty()
  totalRevenue: Money;

  @MoneyProperty()
  todayRevenue: Money;

  @CountProperty({ description: 'A week ago, from midnight to this time of the day.' })
  lastWeekOrders: number;

  @MoneyProperty()
  lastWeekRevenue: Money;

  @RatingProperty()
  avgRating: string;

  @CountProperty()
  reviewCount: number;

  @CountProperty()
  menuItems: number;
}
