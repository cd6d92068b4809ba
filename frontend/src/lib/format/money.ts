import type { Language } from '@contracts/constants.ts';
import type { Money } from '@contracts/views.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', tr: 'tr-TR' };

const formatters = new Map<Language, Intl.NumberFormat>();

function formatterOf(language: Language): Intl.NumberFormat {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(language, formatter);
  }
  return formatter;
}

/** `12.9`, `"12.90"` → 1290. Rounds, because a JSON number of euro is no exact value. */
export function toCents(euro: Money | number): number {
  return Math.round(Number(euro) * 100);
}

/** 1290 → `"12.90"`. */
export function toMoney(cents: number): Money {
  return (cents / 100).toFixed(2);
}

/** In the language's own way: `€12.90`, `12,90 €`. */
export function formatEuro(euro: Money | number, language: Language): string {
  return formatterOf(language).format(toCents(euro) / 100);
}

export function formatCents(cents: number, language: Language): string {
  return formatterOf(language).format(cents / 100);
}

/** § 4 PAngV: what a litre would cost. */
export function litrePriceCents(price: Money, volumeMl: number): number {
  return Math.round((toCents(price) * 1000) / volumeMl);
}
