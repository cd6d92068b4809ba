import type { Point } from '@contracts/places/geometry.ts';
import { toWorld, worldPixels } from '../view/view.ts';

interface Place {
  name: string;
  point: Point;
}

/** About what a letter takes, which is all that is known before it is drawn. */
const LETTER = 7.5;
const LINE = 18;

/** The names that have room at a scale, the first ones first. It does not depend on where the map looks, so that none flickers. */
export function withoutOverlaps<P extends Place>(places: readonly P[], zoom: number): P[] {
  const scale = worldPixels(zoom);
  const taken: { x: number; y: number; half: number }[] = [];
  return places.filter(({ name, point }) => {
    const spot = toWorld(point);
    const own = { x: spot.x * scale, y: spot.y * scale, half: (name.length * LETTER) / 2 };
    const isFree = taken.every(({ x, y, half }) => Math.abs(x - own.x) > half + own.half || Math.abs(y - own.y) > LINE);
    if (isFree) taken.push(own);
    return isFree;
  });
}
