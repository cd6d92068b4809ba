import type { Language } from '@contracts/constants.ts';

/** What stands between thousands, and before the fraction. */
const SEPARATORS: Readonly<Record<Language, readonly [string, string]>> = {
  en: [',', '.'],
  de: ['.', ','],
  tr: ['.', ','],
};

/**
 * `1,234.5` in English, `1.234,5` in German and Turkish. The platform's first formatter takes a slow phone a tenth of a
 * second, and every first screen shows prices; the test holds this one against it.
 */
export function formatDecimal(value: number, fractionDigits: number, language: Language): string {
  const [thousands, point] = SEPARATORS[language];
  const [whole = '', fraction] = value.toFixed(fractionDigits).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + point + fraction;
}
