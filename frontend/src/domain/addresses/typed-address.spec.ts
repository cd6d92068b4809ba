import { describe, expect, it } from '@jest/globals';
import { addressProblems, layOut, NO_ADDRESS, readKept, toSentAddress, typedText } from './typed-address.ts';

const t = Object.assign((key: string) => key, { language: 'en' as const });
const whole = { street: 'Torstraße', houseNumber: '1a', postcode: '10119', city: 'Berlin', addition: 'Hinterhaus' };

describe('an address that is typed', () => {
  it('is laid out when it is pasted whole, and not before it is whole', () => {
    const street = (text: string) => ({ ...NO_ADDRESS, street: text, city: 'Hamburg', postcode: '20099' });
    expect(layOut(street('Torstraße 1a, Hinterhaus, 10119 Berlin'))).toEqual(whole);
    for (const part of ['Torstraße', 'Torstraße 1, 10119', '']) expect(layOut(street(part))).toEqual(street(part));
    expect(layOut({ ...whole, street: 'Weg 2, 10435 Berlin' })).toEqual({
      ...whole,
      street: 'Weg',
      houseNumber: '2',
      postcode: '10435',
    });
  });

  it('keeps what cannot be read, with the postcode that is in it', () => {
    expect(readKept(' Am Hof links 10435 ')).toEqual({
      ...NO_ADDRESS,
      street: 'Am Hof links 10435',
      postcode: '10435',
    });
  });

  it('gives the number that was typed with its street to its own part', () => {
    const typed = { ...whole, street: 'Straße des 17. Juni 135', houseNumber: ' ' };
    expect(toSentAddress(typed)).toMatchObject({ street: 'Straße des 17. Juni', houseNumber: '135' });
    expect(addressProblems(typed, t)).toEqual({});
    expect(toSentAddress({ ...typed, houseNumber: '7' }).street).toBe('Straße des 17. Juni 135');
  });

  it('is said in one line as far as it goes', () => {
    expect(typedText(whole)).toBe('Torstraße 1a, Hinterhaus, 10119 Berlin');
    expect(typedText({ ...NO_ADDRESS, street: 'Torstraße', city: 'Berlin' })).toBe('Torstraße');
    expect(typedText({ ...NO_ADDRESS, city: 'Berlin' })).toBe('');
  });

  it('lacks what is missing, and is told what is too long', () => {
    expect(addressProblems({ ...whole, postcode: '1011', addition: 'x'.repeat(81) }, t)).toEqual({
      postcode: 'address.postcodeRequired',
      addition: 'checkout.tooLong',
    });
  });
});
