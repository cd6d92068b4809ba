import type { Category, City } from '../../contracts/constants.ts';

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
  /** Of a search. */
  matched_dishes?: string[];
}

export interface RestaurantDetailRow extends RestaurantCardRow {
  address: string;
  phone: string | null;
  menu_version: number;
  legal_name: string | null;
  vat_id: string | null;
  /** Of today in Europe/Berlin, in order. */
  hours: { opens: number; closes: number }[];
}

export interface RestaurantInfoRow {
  id: number;
  name: string;
  description: string | null;
  address: string;
  delivery_fee_cents: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  is_open: boolean;
  open_version: number;
}

export interface RestaurantStatsRow {
  today_orders: number;
  today_revenue_cents: number;
  total_revenue_cents: number;
  rating: string;
  review_count: number;
  menu_items: number;
}
