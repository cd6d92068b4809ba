import { describe, expect, it } from '@jest/globals';
import { postcodeAt } from './postcode-at.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const city = 'berlin' as const;
const KNOWN = [
  { postcode: '10115', city, ...at(52.51, 13.31) },
  { postcode: '10117', city, ...at(52.51, 13.33) },
  { postcode: '14129', city, ...at(52.43, 13.2) },
];
const square = (west: number) => [[at(52.5, west), at(52.5, west + 0.02), at(52.52, west + 0.02), at(52.52, west)]];
const BORDERS = new Map([
  ['10115', square(13.3).map((ring) => [...ring, at(52.5, 13.3)])],
  ['10117', square(13.32).map((ring) => [...ring, at(52.5, 13.32)])],
]);

describe('the postcode that is clicked', () => {
  it('is the one whose border is around the click', () => {
    expect(postcodeAt(at(52.501, 13.301), KNOWN, BORDERS, 100)).toBe('10115');
    expect(postcodeAt(at(52.519, 13.339), KNOWN, BORDERS, 100)).toBe('10117');
  });

  it('is the next point within reach where there is no border', () => {
    expect(postcodeAt(at(52.4305, 13.2), KNOWN, BORDERS, 100)).toBe('14129');
    expect(postcodeAt(at(52.44, 13.2), KNOWN, BORDERS, 100)).toBeNull();
    expect(postcodeAt(at(52.511, 13.311), KNOWN, null, 1_500)).toBe('10115');
  });
});
