import { distanceTo, lengthOf, toMeters } from './measure.mjs';

/** How much of a line may lie beside another one before it says nothing new. */
const SHARE = 0.8;

/** Of tracks beside each other the longest. */
export function withoutParallels(lines, meters) {
  const kept = [];
  for (const line of lines.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const points = line.map(toMeters);
    const beside = points.filter((point) => kept.some((other) => isBeside(point, other.points, meters)));
    if (beside.length < points.length * SHARE) kept.push({ line, points });
  }
  return kept.map(({ line }) => line);
}

function isBeside(point, line, meters) {
  return line.some((to, index) => index > 0 && distanceTo(point, line[index - 1], to) <= meters);
}
