import { metersBetween, type Point } from '../contracts/places/geometry.ts';

/**
 * The stops of a ride as they are next to each other: from where it begins to the nearest, and on to the nearest of those that
 * are left. What has no known place comes last, in the order in which it was given.
 */
export function orderOfWay<T>(start: Point | null, stops: readonly T[], placeOf: (stop: T) => Point | null): T[] {
  const left = stops.flatMap((stop) => {
    const place = placeOf(stop);
    return place === null ? [] : [{ stop, place }];
  });
  const way: T[] = [];
  let here = start ?? left[0]?.place;
  while (here !== undefined && left.length > 0) {
    const from = here;
    const distances = left.map(({ place }) => metersBetween(from, place));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    if (next === undefined) break;
    way.push(next.stop);
    here = next.place;
  }
  return [...way, ...stops.filter((stop) => placeOf(stop) === null)];
}
