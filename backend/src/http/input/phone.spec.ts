import { describe, expect, it } from '@jest/globals';
import { isPhone } from '../../contracts/accounts/phone.ts';

describe('a phone number', () => {
  it.each(['030 23125 900', '+49 30 123456', '030/123456', '(0 30) 12-34', '0176.1234567'])('may be %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['abc', '', '1234', '----------', '030 12345 ask for Ada', '12345a', '++49 30 123456'])(
    'is not %p',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});
