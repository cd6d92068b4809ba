import { describe, expect, it } from '@jest/globals';
import { withoutOverlaps } from './without-overlaps.ts';

const at = (name: string, longitude: number) => ({ name, point: { latitude: 52.52, longitude } });

describe('names on a map', () => {
  const places = [at('S Hackescher Markt', 13.4021), at('U Weinmeisterstraße', 13.4053), at('S Spandau', 13.1977)];

  it('leave out what would stand on an earlier one, and show it nearer', () => {
    expect(withoutOverlaps(places, 12).map(({ name }) => name)).toEqual(['S Hackescher Markt', 'S Spandau']);
    expect(withoutOverlaps(places, 16)).toEqual(places);
  });
});
