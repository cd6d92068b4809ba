import { describe, expect, it } from '@jest/globals';
import {
  formatCountdown,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatTime,
  formatTimeRange,
} from './dates/dates.ts';
import { formatCents, formatEuro, litrePriceCents, toCents, toMoney } from './money.ts';

/** Intl puts a no-break space before the sign, and a range holds together by a mark that nobody sees. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('money', () => {
  it('has two decimals in every language', () => {
    expect(plain(formatEuro('12.90', 'de'))).toBe('12,90 €');
    expect(formatEuro('12.90', 'en')).toBe('€12.90');
    expect(formatEuro(1234.5, 'tr')).toBe('€1.234,50');
    expect(plain(formatCents(290, 'de'))).toBe('2,90 €');
  });

  it('goes to cents and back without a rest', () => {
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents('1.005')).toBe(100);
    expect(toCents('19.99')).toBe(1999);
    expect(toMoney(1999)).toBe('19.99');
    expect(toMoney(5)).toBe('0.05');
  });

  it('knows the price of a litre', () => {
    expect(litrePriceCents('2.50', 330)).toBe(758);
    expect(litrePriceCents('3.00', 500)).toBe(600);
  });
});

describe('dates', () => {
  it('read the German way, in Berlin time, in winter and in summer', () => {
    expect(formatTime('2026-11-21T13:02:00.000Z')).toBe('14:02');
    expect(formatTime('2026-07-21T13:02:00.000Z')).toBe('15:02');
    expect(formatShortDate('2026-03-05T10:00:00.000Z')).toBe('05.03.2026');
  });

  it.each([
    ['de', '22. November 2026', 'März 2026'],
    ['en', '22.11.2026', 'March 2026'],
    ['tr', '22.11.2026', 'Mart 2026'],
  ] as const)('name months on a page in %s in its own language alone', (language, day, month) => {
    expect(formatLongDate('2026-11-21T23:30:00.000Z', language)).toBe(day);
    expect(formatDay('2026-11-22', language)).toBe(day);
    expect(formatDateTime('2026-11-21T23:30:00.000Z', language)).toBe(`${day}, 00:30`);
    expect(formatMonth('2026-03-05T10:00:00.000Z', language)).toBe(month);
  });

  it('give a range, or one time', () => {
    expect(plain(formatTimeRange('2026-11-21T17:20:00.000Z', '2026-11-21T17:30:00.000Z'))).toBe('18:20–18:30');
    expect(formatTimeRange('2026-11-21T17:20:00.000Z', '2026-11-21T17:20:30.000Z')).toBe('18:20');
  });

  it('count down to zero and stay there', () => {
    expect(formatCountdown(245_000)).toBe('4:05');
    expect(formatCountdown(400)).toBe('0:01');
    expect(formatCountdown(-5000)).toBe('0:00');
  });
});
