import { useMemo } from 'react';
import type { GroundData } from './ground-data.ts';
import classes from '../map.module.css';
import { useMap } from '../view/map-context.ts';
import { withoutOverlaps } from './without-overlaps.ts';

const DISTRICTS_UNTIL = 12.5;
const STATIONS_FROM = 12;
/** Half a pixel more or less shows no other names: they are chosen anew at each step alone. */
const STEPS_PER_ZOOM = 4;

/** Of districts from afar and of stations nearby; two names never stand on each other. */
export function PlaceNames({ data }: { data: GroundData }) {
  const { view, size, toSpot } = useMap();
  const step = Math.round(view.zoom * STEPS_PER_ZOOM) / STEPS_PER_ZOOM;
  const places = useMemo(() => {
    const districts = step <= DISTRICTS_UNTIL ? data.districts.map((place) => ({ place, isStation: false })) : [];
    const stations = step >= STATIONS_FROM ? data.stations.map((place) => ({ place, isStation: true })) : [];
    const all = [...districts, ...stations].map(({ place: [name, longitude, latitude], isStation }) => ({
      name,
      isStation,
      point: { longitude, latitude },
    }));
    return withoutOverlaps(all, step);
  }, [data, step]);
  return (
    <g className={classes.names}>
      {places.map(({ name, isStation, point }) => {
        const { x, y } = toSpot(point);
        // What a finger can drag into sight at once is there already.
        if (x < -size.width || y < -size.height || x > 2 * size.width || y > 2 * size.height) return null;
        return isStation ? (
          <g key={name}>
            <circle className={classes.stationDot} cx={x} cy={y} r={3} />
            <text className={classes.station} x={x + 6} y={y + 4}>
              {name}
            </text>
          </g>
        ) : (
          <text key={name} className={classes.district} x={x} y={y}>
            {name}
          </text>
        );
      })}
    </g>
  );
}
