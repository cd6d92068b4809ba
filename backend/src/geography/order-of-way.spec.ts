import { describe, expect, it } from '@jest/globals';
import type { Point } from '../contracts/places/geometry.ts';
import { orderOfWay } from './order-of-way.ts';

const at = (longitude: number): Point => ({ latitude: 52.5, longitude });
const way = (start: Point | null, places: Record<string, Point | null>) =>
  orderOfWay(start, Object.keys(places), (name) => places[name] ?? null);

describe('the order of the way', () => {
  it('goes on to what is nearest, from wherever it is', () => {
    expect(way(at(13.4), { far: at(13.45), near: at(13.41), behind: at(13.385), next: at(13.425) })).toEqual([
      'near',
      'next',
      'far',
      'behind',
    ]);
  });

  it('puts last what has no known place, and keeps the given order among equals', () => {
    expect(way(at(13.4), { lost: null, b: at(13.41), a: at(13.41) })).toEqual(['b', 'a', 'lost']);
  });

  it('begins with the first where nobody knows the restaurant’s door', () => {
    expect(way(null, { first: at(13.5), second: at(13.4), third: at(13.49) })).toEqual(['first', 'third', 'second']);
  });

  it('is empty without stops', () => {
    expect(way(at(13.4), {})).toEqual([]);
  });
});
