/** The demo data's own shapes: plain values, so that the seed alone knows how they are stored. */
import type { Point } from '../../contracts/places/geometry.ts';
import type { Category, City } from '../../contracts/constants.ts';
import type { Additive, VatRate } from '../../contracts/menus/declared.ts';
import type { Allergen } from '../../contracts/menus/allergens.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local time in Europe/Berlin, `HH:MM`; `24:00` is the end of the day. */
export interface OpeningSpan {
  opens: string;
  closes: string;
}
export type WeeklyHours = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

export interface DemoOption {
  name: string;
  priceCents: number;
  allergens: readonly Allergen[];
  additives: readonly Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
}

export interface DemoOptionGroup {
  name: string;
  minChoices: number;
  maxChoices: number;
  options: readonly DemoOption[];
}

export interface DemoMenuItem {
  name: string;
  description: string;
  priceCents: number;
  imageUrl: string;
  vatRate: VatRate;
  /** Pfand per piece, on top of the price; 0 when there is none. */
  depositCents: number;
  depositKind: 'einweg' | 'mehrweg' | null;
  /** Only drinks have it; it is null for dishes. */
  volumeMl: number | null;
  allergens: readonly Allergen[];
  additives: readonly Additive[];
  isVegetarian: boolean;
  isVegan: boolean;
  optionGroups: readonly DemoOptionGroup[];
}

interface DemoMenu {
  name: string;
  description: string;
  items: readonly DemoMenuItem[];
}

export interface DemoRestaurant {
  name: string;
  email: string;
  city: City;
  address: string;
  /** Where on the map it is, about. */
  door: Point;
  offersPickup: boolean;
  phone: string;
  description: string;
  category: Category;
  legalName: string;
  vatId: string;
  imageUrl: string;
  deliveryFeeCents: number;
  minimumOrderCents: number;
  deliveryTimeMinMinutes: number;
  deliveryTimeMaxMinutes: number;
  /** Stored as the default; demo restaurants start without any review, so screens show them as new. */
  rating: number;
  hours: WeeklyHours;
  menus: readonly DemoMenu[];
}

export interface DemoCustomer {
  name: string;
  email: string;
  city: City;
  phone: string;
  address: string;
}

export interface DemoRider {
  name: string;
  email: string;
}

export interface DemoAdmin {
  email: string;
}
