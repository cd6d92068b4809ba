import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_POSTAL_LENGTH,
  parseAddress,
  type PostalAddress,
  postcodeIn,
  toAddressText,
} from '../contracts/places/postal-address.ts';

const torstrasse: PostalAddress = {
  street: 'Torstraße',
  houseNumber: '1',
  postcode: '10119',
  city: 'Berlin',
  addition: null,
};

describe('an address as text', () => {
  it.each<[string, Partial<PostalAddress>]>([
    ['Torstraße 1, 10119 Berlin', {}],
    ['Torstraße 1 10119 Berlin', {}],
    ['Torstraße 1\n10119 Berlin\nDeutschland', {}],
    ['10119 Berlin, Torstraße 1', {}],
    ['Torstraße 12a, 10119 Berlin', { houseNumber: '12a' }],
    ['Torstraße 12 a, 10119 Berlin', { houseNumber: '12 a' }],
    ['Torstraße 12-14, Hinterhaus, 3. OG, 10119 Berlin', { houseNumber: '12-14', addition: 'Hinterhaus, 3. OG' }],
    ['Straße des 17. Juni 135, 10623 Berlin', { street: 'Straße des 17. Juni', houseNumber: '135', postcode: '10623' }],
    [
      'Berger Straße 598, 60385 Frankfurt am Main',
      { street: 'Berger Straße', houseNumber: '598', postcode: '60385', city: 'Frankfurt am Main' },
    ],
    ['Torstraße 1 3. OG, 10119 Berlin', { addition: '3. OG' }],
    ['c/o Yılmaz, Torstraße 1, 10119 Berlin', { addition: 'c/o Yılmaz' }],
  ])('reads %j', (text, differs) => {
    expect(parseAddress(text)).toEqual({ ...torstrasse, ...differs });
  });

  it.each([
    '',
    'Torstraße 1',
    'Torstraße 1, Berlin',
    'Alexanderplatz, 10178 Berlin',
    '10119 Berlin',
    'Torstraße 1, 10119',
    'x',
  ])('cannot tell the parts of %j', (text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('finds the postcode behind numbers of other kinds', () => {
    expect(postcodeIn('Halle 12345, Torstraße 1, 10119 Berlin')).toBe('10119');
    expect(postcodeIn('Telefon 030123456, Torstraße 1')).toBeNull();
  });

  it('says of every address the same in parts and as text', () => {
    const word = fc.stringMatching(/^[A-ZÄÖÜÇŞİ][a-zäöüßçşığ]{2,12}$/);
    const address = fc.record({
      street: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      houseNumber: fc.stringMatching(/^[1-9]\d{0,3}[a-f]?$/),
      postcode: fc.stringMatching(/^[0-9]{5}$/),
      city: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      addition: fc.option(fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
    });
    fc.assert(
      fc.property(address, (parts) => {
        expect(parseAddress(toAddressText(parts))).toEqual(parts);
      }),
    );
  });

  it('leaves the text of a part that is too long as it is', () => {
    expect(parseAddress(`${'a'.repeat(MAX_POSTAL_LENGTH.street + 1)} 1, 10119 Berlin`)).toBeNull();
  });
});
