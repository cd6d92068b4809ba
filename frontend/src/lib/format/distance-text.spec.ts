import { describe, expect, it } from '@jest/globals';
import { distanceText } from './distance-text.ts';

describe('a distance', () => {
  it('is told in hundreds of metres, and in kilometres from one on', () => {
    expect([0, 149, 949, 951, 1_250, 12_340].map((meters) => distanceText(meters, 'de'))).toEqual([
      '100 m',
      '100 m',
      '900 m',
      '1,0 km',
      '1,3 km',
      '12,3 km',
    ]);
    expect(distanceText(1_250, 'en')).toBe('1.3 km');
  });
});
