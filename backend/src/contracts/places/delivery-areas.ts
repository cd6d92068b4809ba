/** Where a restaurant delivers, on which terms: the owner's list of areas, and what holds at one place. */
import type { City } from '../constants.ts';
import type { Polygon } from './geometry.ts';
import type { Count, Id, Money } from '../units.ts';

export const MAX_AREAS = 50;
export const MAX_AREA_NAME = 60;
export const MAX_AREA_POSTCODES = 200;
/** Corners of one polygon; each costs time with every address that is looked up. */
export const MAX_POLYGON_POINTS = 200;
/** Nobody brings a warm meal further. */
export const RADIUS_METERS = { min: 100, max: 30_000 } as const;
/** On top of the restaurant's own delivery time. */
export const MAX_EXTRA_MINUTES = 120;

/** How an area says which places it holds: exactly one of the three. */
export const AREA_SHAPES = ['postcodes', 'polygon', 'radiusMeters'] as const;
export type AreaShape = (typeof AREA_SHAPES)[number];

/** What an order costs and takes in an area. */
export interface AreaTerms {
  fee: Money;
  /** From this subtotal on the delivery is free; null: never. */
  freeFrom: Money | null;
  minimumOrder: Money;
  /** Added to the restaurant's delivery time. */
  extraMinutes: Count;
}

/** `GET /api/restaurant/delivery-areas`, in the owner's order. Without any the whole city counts, on the restaurant's own terms. */
export interface DeliveryAreaView extends AreaTerms {
  id: Id;
  name: string;
  postcodes: string[] | null;
  polygon: Polygon | null;
  radiusMeters: Count | null;
  isActive: boolean;
}

/** `GET /api/restaurants/{id}/delivery?postcode=`. The terms are null where it does not deliver. */
export interface DeliveryView {
  delivers: boolean;
  fee: Money | null;
  freeFrom: Money | null;
  minimumOrder: Money | null;
  /** A range of minutes, such as `25-40 min`. */
  deliveryTime: string | null;
  /** Whether the meal can be picked up there instead. */
  canPickUp: boolean;
}

/** `GET /api/map`: what maps are drawn on. */
export interface MapView {
  /** A MapLibre style of the operator's; null: the product's own ground. */
  styleUrl: string | null;
}

/** `GET /api/postcodes?city=`, in order, and one of them by `GET /api/postcodes/{postcode}`. */
export interface PostcodeView {
  postcode: string;
  city: City;
  latitude: number;
  longitude: number;
}
