import { describe, expect, it } from '@jest/globals';
import { parseMoney, toMoney } from './money.ts';
import { priceOrder, toBreakdown, vatByRate } from './order.pricing.ts';

const pizza = { quantity: 2, unitPriceCents: 950, depositCents: 0, vatRate: 7 };
const cola = { quantity: 3, unitPriceCents: 290, depositCents: 25, vatRate: 19 };

describe('pricing', () => {
  it('adds dishes, deposits and the fee', () => {
    expect(priceOrder([pizza, cola], 250)).toEqual({
      subtotalCents: 2770,
      depositCents: 75,
      deliveryFeeCents: 250,
      totalCents: 3095,
    });
  });

  it('splits the fee by the value of the goods and keeps every cent', () => {
    const vat = vatByRate([pizza, cola], 250);
    expect(vat.map((line) => line.rate)).toEqual([7, 19]);
    const grossCents = vat.reduce((total, line) => total + Number(line.gross) * 100, 0);
    expect(Math.round(grossCents)).toBe(3095);
    expect(vat[0]).toEqual({ rate: 7, net: '19.32', vat: '1.35', gross: '20.67' });
  });

  it('puts the whole fee on the only rate', () => {
    expect(vatByRate([pizza], 290)).toEqual([{ rate: 7, net: '20.47', vat: '1.43', gross: '21.90' }]);
  });

  it.each(Array.from({ length: 50 }, (_, seed) => seed))('never loses a cent (%i)', (seed) => {
    const lines = [
      { quantity: 1 + (seed % 9), unitPriceCents: 101 + seed * 37, depositCents: 0, vatRate: 7 },
      { quantity: 1 + (seed % 5), unitPriceCents: 99 + seed * 13, depositCents: seed % 2 ? 25 : 8, vatRate: 19 },
    ];
    const price = priceOrder(lines, 250 + seed);
    const { vat, total } = toBreakdown(price, lines);
    const cents = (text: string) => Math.round(Number(text) * 100);
    expect(vat.reduce((sum, line) => sum + cents(line.net) + cents(line.vat), 0)).toBe(cents(total));
  });
});

describe('money', () => {
  it.each([
    [12.9, 1290],
    ['12.90', 1290],
    ['12.9', 1290],
    [0, 0],
    ['7', 700],
    [0.1 + 0.2, 30],
  ])('reads %s as %i cents', (value, cents) => {
    expect(parseMoney(value)).toBe(cents);
  });

  it.each(['', 'abc', '1,50', '-1', '12.905', 'Infinity', '1e3', Number.NaN, -3, 1e12])('refuses %s', (value) => {
    expect(parseMoney(value)).toBeNull();
  });

  it('writes two places', () => {
    expect(toMoney(5)).toBe('0.05');
    expect(toMoney(123456)).toBe('1234.56');
  });
});
