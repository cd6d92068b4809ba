import type { Point } from '@contracts/places/geometry.ts';
import { createContext, use } from 'react';
import type { MapView, Size, Spot } from './view.ts';

/** What is drawn on a map asks it where things are. */
export interface MapContextValue {
  view: MapView;
  size: Size;
  toSpot: (point: Point) => Spot;
  toPoint: (spot: Spot) => Point;
  /** Of a pointer on the page. */
  spotOf: (event: { clientX: number; clientY: number }) => Spot;
  /** Moves the map as little as it takes to have the point in sight. */
  reveal: (point: Point) => void;
  /** Has the point in its middle once it has left what is in sight, so that what moves on is not followed at each step. */
  follow: (point: Point) => void;
}

export const MapContext = createContext<MapContextValue | null>(null);

export function useMap(): MapContextValue {
  const map = use(MapContext);
  if (map === null) throw new Error('A layer needs a map around it.');
  return map;
}
