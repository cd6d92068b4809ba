import { describe, expect, it } from '@jest/globals';
import { metersBetween, type Point } from '../../src/contracts/places/geometry.ts';
import { Network } from '../../../tools/riding/network.ts';
import { type Reading, ride, seeded } from '../../../tools/riding/ride.ts';

const KASTANIENALLEE: Point = { latitude: 52.5385, longitude: 13.4095 };
const BERGMANNSTRASSE: Point = { latitude: 52.4893, longitude: 13.3945 };

const lengthOf = (way: readonly Point[]) =>
  way.reduce((sum, point, index) => sum + metersBetween(way[index - 1] ?? point, point), 0);

describe('the cycle network', () => {
  const network = Network.ofBerlin();

  it('leads from door to door on ways that are not much longer than the straight one', () => {
    const way = network.wayBetween(KASTANIENALLEE, BERGMANNSTRASSE);
    expect(way[0]).toEqual(KASTANIENALLEE);
    expect(way.at(-1)).toEqual(BERGMANNSTRASSE);
    const straight = metersBetween(KASTANIENALLEE, BERGMANNSTRASSE);
    expect(lengthOf(way)).toBeGreaterThan(straight);
    expect(lengthOf(way)).toBeLessThan(1.6 * straight);
  });

  it('takes the shortest way, not the one with the fewest corners', () => {
    const at = (x: number, y: number): Point => ({ latitude: 52.5 + y / 1_000, longitude: 13.4 + x / 1_000 });
    const long = [at(0, 0), at(0, 9), at(4, 9), at(4, 0)];
    const short = [at(0, 0), at(1, 0), at(2, 0), at(3, 0), at(4, 0)];
    const way = new Network([long, short]).wayBetween(at(0, 0), at(4, 0));
    expect(way).toEqual([at(0, 0), ...short, at(4, 0)]);
  });
});

describe('a ride', () => {
  const network = Network.ofBerlin();
  const way = network.wayBetween(KASTANIENALLEE, BERGMANNSTRASSE);
  const readings = (seed: number): Reading[] => [
    ...ride(way, {
      random: seeded(seed),
      isCrossing: (point) => network.isCrossing(point),
      lossPerMinute: 0.3,
    }),
  ];

  it('is the same with the same seed, and another one with another', () => {
    expect(readings(1)).toEqual(readings(1));
    expect(readings(2)).not.toEqual(readings(1));
  });

  it('ends at the door, once a second, never faster than a bicycle, with red lights and lost connections', () => {
    const all = readings(3);
    expect(metersBetween(all.at(-1) ?? KASTANIENALLEE, BERGMANNSTRASSE)).toBeLessThan(10);
    for (const [index, reading] of all.entries()) {
      const before = all[index - 1];
      if (before === undefined) continue;
      if (index < all.length - 1) expect(reading.afterMs - before.afterMs).toBe(1_000);
      expect(metersBetween(before, reading)).toBeLessThan(20);
      expect(reading.heading).toBeGreaterThanOrEqual(0);
      expect(reading.heading).toBeLessThan(360);
    }
    expect(all.filter(({ speedMps }) => speedMps === 0).length).toBeGreaterThan(10);
    expect(all.some(({ isOnline }) => !isOnline)).toBe(true);
  });
});
