/** The cycle network of Berlin, and the shortest way on it. Its source and licence stand in `docs/open-data.md`. */
import { readFileSync } from 'node:fs';
import { metersBetween, type Point } from '../../backend/src/contracts/places/geometry.ts';

/** As `tools/map-data` writes it: steps of a twenty-thousandth of a degree. */
const STEPS_PER_DEGREE = 20_000;

interface Crossing extends Point {
  /** The neighbours' places in the list, with the metres there. */
  readonly ways: Map<number, number>;
}

export class Network {
  readonly #crossings: Crossing[] = [];
  readonly #places = new Map<string, number>();

  /** Lines meet where they have a point in common. */
  constructor(lines: readonly (readonly Point[])[]) {
    for (const line of lines) {
      for (const [index, point] of line.entries()) {
        const before = line[index - 1];
        if (before !== undefined) this.#join(before, point);
      }
    }
  }

  static ofBerlin(): Network {
    const file = new URL('berlin-network.json', import.meta.url);
    return new Network((JSON.parse(readFileSync(file, 'utf8')) as number[][]).map(pointsOf));
  }

  /** From door to door: straight to the network, along its shortest way, and straight to the door. */
  wayBetween(from: Point, to: Point): Point[] {
    const [start, end] = [this.#nearestTo(from), this.#nearestTo(to)];
    return [from, ...this.#shortest(start, end), to];
  }

  /** Whether more than two ways meet there: where traffic lights may be. */
  isCrossing(point: Point): boolean {
    const place = this.#places.get(keyOf(point));
    return place !== undefined && (this.#crossings[place]?.ways.size ?? 0) > 2;
  }

  #join(one: Point, other: Point): void {
    const [from, to] = [this.#placeOf(one), this.#placeOf(other)];
    const meters = metersBetween(one, other);
    this.#crossings[from]?.ways.set(to, meters);
    this.#crossings[to]?.ways.set(from, meters);
  }

  #placeOf(point: Point): number {
    const known = this.#places.get(keyOf(point));
    if (known !== undefined) return known;
    this.#places.set(keyOf(point), this.#crossings.length);
    return this.#crossings.push({ ...point, ways: new Map() }) - 1;
  }

  #nearestTo(point: Point): number {
    let [nearest, distance] = [0, Infinity];
    for (const [place, crossing] of this.#crossings.entries()) {
      const meters = metersBetween(point, crossing);
      if (meters < distance) [nearest, distance] = [place, meters];
    }
    return nearest;
  }

  /** Dijkstra's algorithm, drawn to the end by the straight distance that is left (A*). */
  #shortest(start: number, end: number): Point[] {
    const goal = this.#crossings[end];
    if (goal === undefined) return [];
    const cameFrom = new Map<number, number>();
    const ridden = new Map([[start, 0]]);
    const waiting = new Heap<number>();
    waiting.push(start, 0);
    for (let place = waiting.pop(); place !== undefined && place !== end; place = waiting.pop()) {
      for (const [next, meters] of this.#crossings[place]?.ways ?? []) {
        const sum = (ridden.get(place) ?? 0) + meters;
        const crossing = this.#crossings[next];
        if (crossing === undefined || sum >= (ridden.get(next) ?? Infinity)) continue;
        ridden.set(next, sum);
        cameFrom.set(next, place);
        waiting.push(next, sum + metersBetween(crossing, goal));
      }
    }
    const way: Point[] = [];
    for (let place: number | undefined = end; place !== undefined; place = cameFrom.get(place)) {
      const crossing = this.#crossings[place];
      if (crossing) way.unshift({ latitude: crossing.latitude, longitude: crossing.longitude });
    }
    return way;
  }
}

/** The least first. */
class Heap<Value> {
  readonly #entries: { value: Value; weight: number }[] = [];

  push(value: Value, weight: number): void {
    let at = this.#entries.push({ value, weight }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#weightAt(above) <= weight) break;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): Value | undefined {
    const [least] = this.#entries;
    const last = this.#entries.pop();
    if (least === undefined || last === undefined || this.#entries.length === 0) return least?.value;
    this.#entries[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = this.#weightAt(right) < this.#weightAt(left) ? right : left;
      if (this.#weightAt(below) >= this.#weightAt(at)) return least.value;
      this.#swap(at, below);
      at = below;
    }
  }

  /** Infinite where there is none. */
  #weightAt(at: number): number {
    return this.#entries[at]?.weight ?? Infinity;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#entries[one], this.#entries[other]];
    if (a && b) [this.#entries[one], this.#entries[other]] = [b, a];
  }
}

const keyOf = ({ latitude, longitude }: Point): string => `${String(latitude)} ${String(longitude)}`;

function pointsOf(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0];
  return steps.flatMap((step, index) => {
    if (index % 2 === 0) {
      x += step;
      return [];
    }
    y += step;
    return { latitude: y / STEPS_PER_DEGREE, longitude: x / STEPS_PER_DEGREE };
  });
}
