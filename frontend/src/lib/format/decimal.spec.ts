import { LANGUAGES, type Language } from '@contracts/constants.ts';
import { describe, expect, it } from '@jest/globals';
import { formatDecimal } from './decimal.ts';
import { formatCents } from './money.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', tr: 'tr-TR' };

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it.each([0, 0.5, 4.25, 12, 999.9, 1_000, 12_345.6, 1_234_567.8, -1, -1_000.4])(
    'writes %d as the platform does',
    (value) => {
      for (const digits of [0, 1, 2]) {
        const platform = new Intl.NumberFormat(LOCALES[language], {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        // 0.5 and 4.25 lie between two values: neither is wrong.
        if (Number.isInteger(value * 10 ** digits * 2) && !Number.isInteger(value * 10 ** digits)) continue;
        expect(formatDecimal(value, digits, language)).toBe(platform.format(value));
      }
    },
  );

  it.each([0, 5, 1_290, 99_999, 100_000, 123_456_789, -350, -100_050])(
    'writes %d cents as the platform does',
    (cents) => {
      const platform = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' });
      expect(formatCents(cents, language)).toBe(platform.format(cents / 100));
    },
  );
});
