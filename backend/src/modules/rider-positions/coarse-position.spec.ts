import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { metersBetween } from '../../contracts/places/geometry.ts';
import { coarse } from './coarse-position.ts';
import { ALEXANDERPLATZ } from './store/positions-in-tests.ts';

const SEEN = { accuracyMeters: 5, heading: 90, sequence: 4, at: '2026-03-01T18:30:00.000Z' };
const places = fc.record({
  latitude: fc.double({ min: 50, max: 54, noNaN: true }),
  longitude: fc.double({ min: 8, max: 14, noNaN: true }),
});

describe('a position for the holder of a share link', () => {
  it('is off by less than a street, says so, and says nothing of where the rider looks', () => {
    expect(coarse({ ...SEEN, ...ALEXANDERPLATZ })).toEqual({
      ...SEEN,
      latitude: 52.521,
      longitude: 13.41,
      accuracyMeters: 100,
      heading: null,
    });
  });

  it('is never further away than about 80 metres', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(metersBetween(place, coarse({ ...SEEN, ...place }))).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('is one of few points, so that many say no more than one', () => {
    fc.assert(
      fc.property(places, (place) => {
        const once = coarse({ ...SEEN, ...place });
        expect(coarse(once)).toEqual(once);
        expect(once.latitude).toBe(Number(once.latitude.toFixed(3)));
      }),
    );
  });
});
