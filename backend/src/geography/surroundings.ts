/** What lies so near to a city that somebody who delivers there may pass it. */
import { CITIES, type City } from '../contracts/constants.ts';
import type { Point } from '../contracts/places/geometry.ts';
import { postcodesOf } from './postcodes.ts';

/** About ten kilometres to the north and to the south, and eight to the west and to the east. */
const MARGIN_DEGREES = { latitude: 0.1, longitude: 0.12 };

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const BOXES = new Map<City, Box>(CITIES.map((city) => [city, boxOf(postcodesOf(city))]));

export function isNear(city: City, { latitude, longitude }: Point): boolean {
  const box = BOXES.get(city);
  if (box === undefined) return false;
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}

function boxOf(points: readonly Point[]): Box {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes) - MARGIN_DEGREES.latitude,
    north: Math.max(...latitudes) + MARGIN_DEGREES.latitude,
    west: Math.min(...longitudes) - MARGIN_DEGREES.longitude,
    east: Math.max(...longitudes) + MARGIN_DEGREES.longitude,
  };
}
