import type { Money } from '../contracts/units.ts';

/** Writes `1290` as `"12.90"`. */
export function toMoney(cents: number): Money {
  return (cents / 100).toFixed(2);
}

/** A number or decimal string in euro, as clients send it; null when it is neither or has fractions of a cent. */
export function parseMoney(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = typeof value === 'number' ? value.toFixed(4) : value.trim();
  const match = /^(\d{1,8})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const fraction = (match[2] ?? '').padEnd(4, '0');
  if (!fraction.endsWith('00')) return null;
  return Number(match[1]) * 100 + Number(fraction.slice(0, 2));
}
