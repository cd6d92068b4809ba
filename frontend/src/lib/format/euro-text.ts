/** Amounts of euro as people type them. */
import type { Language } from '@contracts/constants.ts';
import type { Money } from '@contracts/units.ts';
import { toCents, toMoney } from './money.ts';

/** `8,90`, `8.9` and `8 €` → 890, 890 and 800; null for what is no amount of euro and cents. */
export function parseEuro(text: string): number | null {
  const [, euro, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, '')) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(cents.padEnd(2, '0'));
}

/** For a field: `8,90`, in English `8.90`. */
export function toEuroText(euro: Money, language: Language): string {
  const text = toMoney(toCents(euro));
  return language === 'en' ? text : text.replace('.', ',');
}

/** For a request. What is no amount goes as it was typed: the server says so at its field. */
export function toAmount(text: string): string {
  const cents = text.trim() === '' ? 0 : parseEuro(text);
  return cents === null ? text.trim() : toMoney(cents);
}

/** Whether the amount lies between nothing and the limit. */
export function isAmount(text: string, maxCents: number): boolean {
  const cents = parseEuro(text);
  return cents !== null && cents <= maxCents;
}

/** What an arrow key makes of a field's text, within the limits; null where there is no amount to start from. */
export function stepped(text: string, byCents: number, maxCents: number, language: Language): string | null {
  const cents = text.trim() === '' ? 0 : parseEuro(text);
  if (cents === null) return null;
  return toEuroText(toMoney(Math.min(maxCents, Math.max(0, cents + byCents))), language);
}
