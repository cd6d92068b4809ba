import { describe, expect, it } from '@jest/globals';
import { isAmount, parseEuro, stepped, toAmount, toEuroText } from './euro-text.ts';

describe('an amount that is typed', () => {
  it.each([
    ['8,90', 890],
    ['8.9', 890],
    ['8,05', 805],
    [' 12 € ', 1200],
    ['€0.30', 30],
    ['0', 0],
    ['10000', 1_000_000],
  ])('%s', (text, cents) => {
    expect(parseEuro(text)).toBe(cents);
  });

  it.each(['', ' ', '-1', '8,905', '1.234,50', '1.234', 'acht', '8,', ',5', '1e3', '８'])('is not “%s”', (text) => {
    expect(parseEuro(text)).toBeNull();
  });

  it('has the decimal sign of the language', () => {
    expect(toEuroText('8.90', 'de')).toBe('8,90');
    expect(toEuroText('0.05', 'tr')).toBe('0,05');
    expect(toEuroText('8.9', 'en')).toBe('8.90');
  });

  it.each([
    ['2,50', '2.50'],
    ['2.5', '2.50'],
    ['', '0.00'],
    [' zwei ', 'zwei'],
  ])('“%s” is sent as “%s”', (text, sent) => {
    expect(toAmount(text)).toBe(sent);
  });

  it('has a limit', () => {
    expect(['0', '99,99', '99.99'].map((text) => isAmount(text, 9_999))).toEqual([true, true, true]);
    expect(['100', '-1', '3,456', ''].map((text) => isAmount(text, 9_999))).toEqual([false, false, false, false]);
  });

  it('goes up and down within its limits, and not away from what is no amount', () => {
    expect(stepped('2,50', 10, 9_999, 'de')).toBe('2,60');
    expect(stepped('2.5', -10, 9_999, 'en')).toBe('2.40');
    expect(stepped('', 50, 9_999, 'tr')).toBe('0,50');
    expect(stepped('0,05', -10, 9_999, 'de')).toBe('0,00');
    expect(stepped('99,95', 10, 9_999, 'de')).toBe('99,99');
    expect(stepped('zwei', 10, 9_999, 'de')).toBeNull();
  });
});
