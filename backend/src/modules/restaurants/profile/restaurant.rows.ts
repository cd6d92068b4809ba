import type { Category, City } from '../../../contracts/constants.ts';
import type { PictureFetch } from '../../../contracts/images.ts';
import type { TraderRow } from '../opening/opening-needs.ts';
import type { SpecialSpan, WeekdaySpan } from '../opening/opening-days.ts';
import type { ReviewRow } from './review-standing.ts';

export interface RestaurantCardRow {
  id: number;
  name: string;
  description: string | null;
  category: Category;
  city: City;
  image_url: string | null;
  rating: string;
  review_count: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  delivery_fee_cents: number;
  minimum_order_cents: number;
  open: boolean;
  open_version: number;
  paused_until: Date | null;
  busy_minutes: number;
  full_until: Date | null;
  /** Of a search. */
  matched_dishes?: string[];
}

export interface RestaurantDetailRow extends RestaurantCardRow {
  address: string;
  phone: string | null;
  menu_version: number;
  has_pos: boolean;
  legal_name: string | null;
  vat_id: string | null;
  /** Of the whole week in Europe/Berlin, in order. */
  hours: WeekdaySpan[];
  /** Of the dates around today, in order. */
  special: SpecialSpan[];
  /** `YYYY-MM-DD`, there too. */
  today: string;
  opens_at: Date | null;
}

export interface RestaurantInfoRow extends ReviewRow, TraderRow {
  id: number;
  name: string;
  description: string | null;
  address: string;
  delivery_fee_cents: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  is_open: boolean;
  open_version: number;
  info_version: number;
  city: City;
  email: string;
  image_url: string | null;
  picture_fetch: PictureFetch | null;
  category: Category | null;
  minimum_order_cents: number;
}

export interface RestaurantStatsRow {
  today_orders: number;
  today_revenue_cents: number;
  last_week_orders: number;
  last_week_revenue_cents: number;
  total_revenue_cents: number;
  rating: string;
  review_count: number;
  menu_items: number;
}
