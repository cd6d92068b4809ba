import type { Language } from '@contracts/constants.ts';
import type { Money } from '@contracts/units.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', tr: 'tr-TR' };

/** `€12.3k`, `12,3k €`: thousands of euro, for a number that is read at a glance. */
export function formatThousands(euro: Money, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .formatToParts(Number(euro) / 1000)
    .map(({ type, value }) => (type === 'fraction' ? `${value}k` : value))
    .join('');
}
