import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useMap } from '../../../../components/map/view/map-context.ts';
import type { Spot } from '../../../../components/map/view/view.ts';
import type { AreaValues } from '../form/area-values.ts';
import { namePointOf, toneOf } from './area-look.ts';
import classes from './areas-map.module.css';

const LINE = 20;
const WIDE = 180;

interface Props {
  areas: readonly AreaValues[];
  door: Point;
  postcodes: readonly PostcodeView[];
}

/** Each area's number and name, so that its colour is not all that tells it from others. */
export function AreaNames({ areas, door, postcodes }: Props) {
  const { toSpot } = useMap();
  const taken: Spot[] = [];
  return areas.map((area, index) => {
    const point = namePointOf(area, door, postcodes);
    if (point === null) return null;
    const { x, y } = freeFrom(toSpot(point), taken);
    taken.push({ x, y });
    return (
      <g key={area.key} className={classes.name} data-tone={toneOf(index)}>
        <text x={x} y={y - 6}>{`${index + 1} ${area.name.trim()}`}</text>
      </g>
    );
  });
}

/** One line further down for as long as another name is there. */
function freeFrom(spot: Spot, taken: readonly Spot[]): Spot {
  const isTaken = taken.some(({ x, y }) => Math.abs(x - spot.x) < WIDE && Math.abs(y - spot.y) < LINE);
  return isTaken ? freeFrom({ x: spot.x, y: spot.y + LINE }, taken) : spot;
}
