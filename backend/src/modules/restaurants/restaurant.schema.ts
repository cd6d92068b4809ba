import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CATEGORIES, type Category, CITIES, type City } from '../../contracts/constants.ts';
import type {
  Money,
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantStatsView,
} from '../../contracts/views.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  RatingProperty,
  TextProperty,
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

  @ApiPropertyOptional({
    type: [String],
    maxItems: 3,
    description: 'When `q` was asked for: available dishes that answer it.',
  })
  matchedDishes?: string[];
}

@ApiSchema({ name: 'RestaurantDetail' })
export class RestaurantDetailSchema extends RestaurantCardSchema implements RestaurantDetailView {
  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ description: 'Of today in Europe/Berlin, such as `11:00-14:00, 17:00-22:30`; empty on a day off.' })
  openingHours: string;

  @VersionProperty()
  menuVersion: number;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty({ nullable: true })
  vatId: string | null;
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
}

@ApiSchema({ name: 'RestaurantStats' })
export class RestaurantStatsSchema implements RestaurantStatsView {
  @CountProperty()
  todayOrders: number;

  @MoneyProperty()
  totalRevenue: Money;

  @MoneyProperty()
  todayRevenue: Money;

  @RatingProperty()
  avgRating: string;

  @CountProperty()
  reviewCount: number;

  @CountProperty()
  menuItems: number;
}
