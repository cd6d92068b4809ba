import type { Category } from '../../../contracts/constants.ts';
import type { PictureFetch } from '../../../contracts/images.ts';
import type { OpeningNeed } from '../../../contracts/restaurants/opening-needs.ts';
import type { TermsRow } from '../../../database/shared/delivery-terms.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { SpecialSpan, WeekdaySpan } from '../opening/opening-days.ts';
import type { CARD_COLUMNS, COUNTS_AHEAD } from './restaurant-list.statements.ts';

export interface RestaurantCardRow
  extends
    TermsRow,
    Pick<
      Restaurant,
      | (typeof CARD_COLUMNS)[number]
      | (typeof COUNTS_AHEAD)[number]
      | ('busyMinutes' | 'deliversByArea' | 'offersPickup' | 'pickupMinutes' | 'pickupMinimumCents')
    > {
  category: Category;
  open: boolean;
  /** Only a search answers it. */
  matchedDishes?: string[];
}

export const DETAIL_COLUMNS = ['address', 'phone', 'menuVersion', 'legalName', 'vatId'] as const;

export interface RestaurantDetailRow extends RestaurantCardRow, Pick<Restaurant, (typeof DETAIL_COLUMNS)[number]> {
  hasPos: boolean;
  onTimeOfTen: number | null;
  /** Of the whole week in Europe/Berlin, in order. */
  hours: WeekdaySpan[];
  /** Of the dates around today, in order. */
  special: SpecialSpan[];
  /** Today as `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  opensAt: Date | null;
  /** In order; null where its whole city is delivered to. */
  deliveryPostcodes: string[] | null;
}

export interface RestaurantInfo extends Restaurant {
  pictureFetch: PictureFetch | null;
  openingNeeds: OpeningNeed[];
}

export interface RestaurantStatsRow extends Pick<Restaurant, 'rating' | 'reviewCount'> {
  todayOrders: number;
  todayRevenueCents: number;
  lastWeekOrders: number;
  lastWeekRevenueCents: number;
  totalRevenueCents: number;
  menuItems: number;
}
