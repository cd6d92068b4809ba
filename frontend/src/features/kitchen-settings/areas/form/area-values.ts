/** An owner's areas, as the form holds them: every field as it was typed, so that nothing is lost by a mistake. */
import type { Language } from '@contracts/constants.ts';
import type { DeliveryAreaRequest } from '@contracts/http/requests.gen.ts';
import type { AreaShape, DeliveryAreaView } from '@contracts/places/delivery-areas.ts';
import type { Point, Polygon } from '@contracts/places/geometry.ts';
import { toAmount, toEuroText } from '../../../../lib/format/euro-text.ts';

/** A corner of a border; its key is its place on the screen, also when it moves. */
export interface Corner {
  key: string;
  latitude: string;
  longitude: string;
}

export interface AreaValues {
  key: string;
  /** Null of a new one. */
  id: number | null;
  name: string;
  kind: AreaShape;
  /** What belongs to the other kinds is kept until it is saved, so that a choice can be taken back. */
  postcodes: string[];
  corners: Corner[];
  radiusKm: string;
  fee: string;
  /** Empty: never. */
  freeFrom: string;
  minimumOrder: string;
  extraMinutes: string;
  isActive: boolean;
}

export interface AreasValues extends Record<string, unknown> {
  areas: AreaValues[];
  /** Where they are reckoned from: it can be moved on the map. */
  door: Point;
}

const METERS = 1_000;
/** About a metre: nobody draws more precisely. */
const DECIMALS = 5;

export const newArea = (language: Language): AreaValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  kind: 'postcodes',
  postcodes: [],
  corners: [],
  radiusKm: '',
  fee: toEuroText('0.00', language),
  freeFrom: '',
  minimumOrder: toEuroText('0.00', language),
  extraMinutes: '0',
  isActive: true,
});

export const newCorner = (point: Point | null, language: Language): Corner => ({
  key: crypto.randomUUID(),
  latitude: point === null ? '' : toDegreesText(point.latitude, language),
  longitude: point === null ? '' : toDegreesText(point.longitude, language),
});

export function toAreasValues(areas: readonly DeliveryAreaView[], door: Point, language: Language): AreasValues {
  return { areas: areas.map((area) => toAreaValues(area, language)), door };
}

function toAreaValues(area: DeliveryAreaView, language: Language): AreaValues {
  const ring = area.polygon?.coordinates[0] ?? [];
  return {
    key: String(area.id),
    id: area.id,
    name: area.name,
    kind: kindOf(area),
    postcodes: area.postcodes ?? [],
    // Its last position is its first.
    corners: ring.slice(0, -1).map(([longitude, latitude], index) => ({
      key: String(index),
      latitude: toDegreesText(latitude, language),
      longitude: toDegreesText(longitude, language),
    })),
    radiusKm: area.radiusMeters === null ? '' : toNumberText(area.radiusMeters / METERS, language),
    fee: toEuroText(area.fee, language),
    freeFrom: area.freeFrom === null ? '' : toEuroText(area.freeFrom, language),
    minimumOrder: toEuroText(area.minimumOrder, language),
    extraMinutes: String(area.extraMinutes),
    isActive: area.isActive,
  };
}

function kindOf({ polygon, radiusMeters }: DeliveryAreaView): AreaShape {
  if (polygon !== null) return 'polygon';
  return radiusMeters === null ? 'postcodes' : 'radiusMeters';
}

/** Of areas without a mistake. */
export function toAreasRequest({ areas }: Pick<AreasValues, 'areas'>): DeliveryAreaRequest[] {
  return areas.map((area) => ({
    ...(area.id !== null && { id: area.id }),
    name: area.name.trim(),
    postcodes: area.kind === 'postcodes' ? area.postcodes : null,
    polygon: area.kind === 'polygon' ? polygonOf(area.corners) : null,
    radiusMeters: area.kind === 'radiusMeters' ? radiusOf(area.radiusKm) : null,
    fee: toAmount(area.fee),
    freeFrom: area.freeFrom.trim() === '' ? null : toAmount(area.freeFrom),
    minimumOrder: toAmount(area.minimumOrder),
    extraMinutes: Number(area.extraMinutes),
    isActive: area.isActive,
  }));
}

/** Null while a corner is not typed to its end. */
export function pointOf({ latitude, longitude }: Pick<Corner, 'latitude' | 'longitude'>): Point | null {
  const point = { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : null;
}

/** Null while it has fewer than three whole corners. */
export function polygonOf(corners: readonly Corner[]): Polygon | null {
  const points = corners.map(pointOf).filter((point) => point !== null);
  const [first] = points;
  if (first === undefined || points.length < 3) return null;
  return {
    type: 'Polygon',
    coordinates: [[...points, first].map(({ latitude, longitude }) => [longitude, latitude])],
  };
}

/** In metres; null for what is no distance. */
export function radiusOf(radiusKm: string): number | null {
  const meters = Math.round(parseNumber(radiusKm) * METERS);
  return Number.isNaN(meters) ? null : meters;
}

export const toKilometersText = (meters: number, language: Language): string =>
  toNumberText(Math.round(meters / 10) / 100, language);

export const toDegreesText = (degrees: number, language: Language): string =>
  toNumberText(Number(degrees.toFixed(DECIMALS)), language);

/** Rounded as corners are. */
export const toDegreesPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
});

function toNumberText(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

/** Not a number for what is none. */
function parseNumber(text: string): number {
  const typed = text.trim().replace(',', '.');
  return /^-?\d{1,3}(?:\.\d*)?$/.test(typed) ? Number(typed) : Number.NaN;
}
