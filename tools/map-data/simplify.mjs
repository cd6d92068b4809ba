import { distanceTo, toMeters } from './measure.mjs';

/** Twenty-thousandths of a degree, three to six metres: what the sources have. */
const STEPS = 20_000;

/** Douglas and Peucker: leaves out what lies within the tolerance of the line without it. Its ends stay. */
export function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const points = line.map(toMeters);
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distanceTo(points[index], first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [line[0], line.at(-1)];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

/** Rings that share borders still do so: a border is cut where rings meet, and each piece is simplified in one direction. */
export function simplifyShared(rings, tolerance) {
  const neighbours = new Map();
  for (const ring of rings) {
    for (const [index, point] of ring.entries()) {
      const known = neighbours.get(String(point)) ?? new Set();
      for (const next of [ring[index - 1] ?? ring.at(-2), ring[index + 1] ?? ring[1]]) known.add(String(next));
      neighbours.set(String(point), known);
    }
  }
  const isNode = (point) => neighbours.get(String(point)).size > 2;
  return rings.map((ring) => {
    const start = Math.max(0, ring.findIndex(isNode));
    const turned = [...ring.slice(start, -1), ...ring.slice(0, start), ring[start]];
    const pieces = [];
    for (const point of turned) {
      pieces.at(-1)?.push(point);
      if (pieces.length === 0 || isNode(point)) pieces.push([point]);
    }
    const simpler = pieces.filter((piece) => piece.length > 1).map((piece) => inOneDirection(piece, tolerance));
    return [...simpler.flatMap((piece) => piece.slice(0, -1)), ring[start]];
  });
}

function inOneDirection(piece, tolerance) {
  const isTurned = String(piece[0]) > String(piece.at(-1));
  const simpler = simplify(isTurned ? piece.toReversed() : piece, tolerance);
  return isTurned ? simpler.toReversed() : simpler;
}

/** The first point in whole steps, then the step from each to the next: longitude, latitude, longitude … */
export function encode(line) {
  const steps = line.map((point) => point.map((degrees) => Math.round(degrees * STEPS)));
  const moved = steps.map(([x, y], index) =>
    index === 0 ? [x, y] : [x - steps[index - 1][0], y - steps[index - 1][1]],
  );
  return moved.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0).flat();
}
