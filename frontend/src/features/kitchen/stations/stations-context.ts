import type { StationView } from '@contracts/menus/stations.ts';
import { createContext, use } from 'react';
import type { Line } from '../lines/lines.ts';

export interface Stations {
  /** In the owner's order; the first has what was given to none. */
  list: readonly StationView[];
  /** Where this device stands. Null is the pass: it sees all stations, and completes the orders. */
  own: StationView | null;
  /** Whether the line is made where this device stands; at the pass each is. */
  isOwn: (line: Line) => boolean;
  choose: (stationId: number | null) => void;
}

/** Null where the kitchen has no stations to tell apart. */
export const StationsContext = createContext<Stations | null>(null);

export const useStations = (): Stations | null => use(StationsContext);
