/** Where a map looks, and how points on the ground become points on the screen (Web Mercator, as all web maps do). */
import type { Point } from '@contracts/places/geometry.ts';

/** In pixels from the upper left corner of the map. */
export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface MapView {
  center: Point;
  /** A step doubles the scale; at 0 the whole earth is 256 pixels wide. */
  zoom: number;
}

export const ZOOM = { min: 8, max: 17 } as const;
const TILE = 256;
const EARTH_METERS = 40_075_016.7;
const MAX_LATITUDE = 85;
/** Room for a mark whose name stands below it. */
const FREE_MARGIN = 44;

/** On a square of side 1, from the upper left corner. */
export function toWorld({ latitude, longitude }: Point): Spot {
  const angle = (Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2 };
}

export function fromWorld({ x, y }: Spot): Point {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

export const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

export function toSpot({ center, zoom }: MapView, { width, height }: Size, point: Point): Spot {
  const [from, to] = [toWorld(center), toWorld(point)];
  const scale = worldPixels(zoom);
  return { x: (to.x - from.x) * scale + width / 2, y: (to.y - from.y) * scale + height / 2 };
}

export function toPoint({ center, zoom }: MapView, { width, height }: Size, { x, y }: Spot): Point {
  const from = toWorld(center);
  const scale = worldPixels(zoom);
  return fromWorld({ x: from.x + (x - width / 2) / scale, y: from.y + (y - height / 2) / scale });
}

/** By pixels; what is under the finger stays under it. */
export function pan(view: MapView, by: Spot): MapView {
  const from = toWorld(view.center);
  const scale = worldPixels(view.zoom);
  return { ...view, center: fromWorld({ x: from.x + by.x / scale, y: from.y + by.y / scale }) };
}

/** What is at `spot` stays there. */
export function zoomAt(view: MapView, size: Size, spot: Spot, by: number): MapView {
  const zoom = clampZoom(view.zoom + by);
  const away = { x: spot.x - size.width / 2, y: spot.y - size.height / 2 };
  const share = 1 - 2 ** (view.zoom - zoom);
  return { ...pan(view, { x: away.x * share, y: away.y * share }), zoom };
}

/** All of the points with some room around them. */
export function fit(points: readonly Point[], { width, height }: Size, closest: number = ZOOM.max): MapView {
  const world = points.map(toWorld);
  const range = (part: keyof Spot): [number, number] => [
    Math.min(...world.map((spot) => spot[part])),
    Math.max(...world.map((spot) => spot[part])),
  ];
  const [[left, right], [top, bottom]] = [range('x'), range('y')];
  const zoomFor = (room: number, span: number) => Math.log2(Math.max(1, room - 2 * FREE_MARGIN) / (span * TILE));
  const zoom = Math.min(zoomFor(width, right - left), zoomFor(height, bottom - top), closest);
  return { center: fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 }), zoom: clampZoom(zoom) };
}

export const metersPerPixel = ({ center, zoom }: MapView): number =>
  (EARTH_METERS * Math.cos((center.latitude * Math.PI) / 180)) / worldPixels(zoom);

function clampZoom(zoom: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}
