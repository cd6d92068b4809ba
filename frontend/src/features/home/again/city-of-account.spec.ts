import { describe, expect, it } from '@jest/globals';
import { cityOf } from './city-of-account.ts';

describe('the city of an account', () => {
  it.each([
    ['that of the default address', 'Torstraße 1, 10119 Berlin', 'hamburg', 'berlin'],
    ['not that of a street', 'Hamburger Straße 7, 60327 Frankfurt am Main', 'berlin', 'frankfurt'],
    ['its own where the address names none', 'Große Bleichen 3', 'hamburg', 'hamburg'],
    ['its own without an address', null, 'frankfurt', 'frankfurt'],
  ] as const)('is %s', (_name, address, city, expected) => {
    expect(cityOf({ address, city })).toBe(expected);
  });

  it('is unknown where neither says it', () => {
    expect(cityOf({ address: null, city: null })).toBeNull();
  });
});
