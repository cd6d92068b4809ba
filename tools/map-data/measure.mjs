/** Rough measures, which are good enough to tell a puddle from a lake. */
const METERS_PER_DEGREE = 111_195;

export const toMeters = ([longitude, latitude]) => [
  longitude * METERS_PER_DEGREE * Math.cos((52.5 * Math.PI) / 180),
  latitude * METERS_PER_DEGREE,
];

export function areaOf(ring) {
  const points = ring.map(toMeters);
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function lengthOf(line) {
  const points = line.map(toMeters);
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index][0], y - points[index][1]));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Of a point from the line between two others, all in metres. */
export function distanceTo([x, y], [fromX, fromY], [toX, toY]) {
  const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
  const along = length === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - at * (toX - fromX), y - fromY - at * (toY - fromY));
}

/** The centre of gravity of a ring. */
export function middleOf(ring) {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(index + 1) % ring.length];
    const part = fromX * toY - toX * fromY;
    area += part;
    x += (fromX + toX) * part;
    y += (fromY + toY) * part;
  }
  return [x / (3 * area), y / (3 * area)].map((degrees) => Number(degrees.toFixed(4)));
}
