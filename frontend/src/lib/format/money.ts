import type { Language } from '@contracts/constants.ts';
import type { Money } from '@contracts/units.ts';
import { formatDecimal } from './decimal.ts';

const NO_BREAK_SPACE = '\u00A0';

/** `12.9`, `"12.90"` → 1290. Rounds, because a JSON number of euro is no exact value. */
export function toCents(euro: Money | number): number {
  return Math.round(Number(euro) * 100);
}

/** Writes 1290 as `"12.90"`. */
export function toMoney(cents: number): Money {
  return (cents / 100).toFixed(2);
}

/** In the language's own way: `€12.90`, `12,90 €`. */
export function formatEuro(euro: Money | number, language: Language): string {
  return formatCents(toCents(euro), language);
}

/** Where space is scarce: `12 €`, and `12,50 €` when there are cents. */
export function formatRoundEuro(euro: Money | number, language: Language): string {
  return formatEuro(euro, language).replace(/[.,]00(?!\d)/, '');
}

export function formatCents(cents: number, language: Language): string {
  const amount = formatDecimal(Math.abs(cents) / 100, 2, language);
  const sign = cents < 0 ? '-' : '';
  return language === 'de' ? `${sign}${amount}${NO_BREAK_SPACE}€` : `${sign}€${amount}`;
}

/** § 4 PAngV: what a litre would cost. */
export function litrePriceCents(price: Money, volumeMl: number): number {
  return Math.round((toCents(price) * 1000) / volumeMl);
}
