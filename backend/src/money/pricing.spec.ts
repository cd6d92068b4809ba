import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_QUANTITY, MAX_TIP_CENTS } from '../contracts/constants.ts';
import { VAT_RATES } from '../contracts/menus/declared.ts';
import { parseMoney, toMoney } from './money.ts';
import { priceOrder, toBreakdown, vatByRate } from './pricing.ts';

const CARTS = 100_000;
/** A thousand euro: more than any dish. */
const MAX_PRICE_CENTS = 100_000;

const pizza = { quantity: 2, unitPriceCents: 950, depositCents: 0, vatRate: 7 };
const cola = { quantity: 3, unitPriceCents: 290, depositCents: 25, vatRate: 19 };

const FEE = { feeCents: 250, freeFromCents: null };

describe('pricing', () => {
  it('adds dishes, deposits and the fee', () => {
    expect(priceOrder([pizza, cola], FEE, 0)).toEqual({
      subtotalCents: 2770,
      depositCents: 75,
      deliveryFeeCents: 250,
      totalCents: 3095,
      tipCents: 0,
    });
  });

  it('keeps a tip beside the total and out of the VAT', () => {
    const [without, with200] = [0, 200].map((tipCents) =>
      toBreakdown(priceOrder([pizza, cola], FEE, tipCents), [pizza, cola]),
    );
    expect(without).toMatchObject({ total: '30.95', tip: '0.00', totalWithTip: '30.95' });
    expect(with200).toEqual({ ...without, tip: '2.00', totalWithTip: '32.95' });
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

  it('adds up to the cent for any cart: dishes, deposits, fee, tip, and VAT by rate', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      unitPriceCents: fc.integer({ min: 0, max: MAX_PRICE_CENTS }),
      depositCents: fc.integer({ min: 0, max: 1_000 }),
      vatRate: fc.constantFrom(...VAT_RATES),
    });
    const cart = fc.tuple(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: MAX_TIP_CENTS }),
    );
    const cents = (text: string) => Math.round(Number(text) * 100);
    fc.assert(
      fc.property(cart, ([lines, fee, tipCents]) => {
        const price = priceOrder(lines, { feeCents: fee, freeFromCents: null }, tipCents);
        const { subtotal, deposit, deliveryFee, total, vat, tip, totalWithTip } = toBreakdown(price, lines);
        const ofVat = vat.reduce((sum, { gross }) => sum + cents(gross), 0);
        const isWhole = [cents(subtotal) + cents(deposit) + cents(deliveryFee), ofVat].every(
          (sum) => sum === cents(total),
        );
        return (
          isWhole &&
          cents(tip) === tipCents &&
          cents(total) + cents(tip) === cents(totalWithTip) &&
          vat.every(({ net, vat: tax, gross, rate }) => {
            // The tax in a gross amount, to the nearest cent.
            const exact = (cents(gross) * rate) / (100 + rate);
            return cents(net) + cents(tax) === cents(gross) && Math.abs(cents(tax) - exact) <= 0.5 && cents(tax) >= 0;
          })
        );
      }),
      { numRuns: CARTS, seed: 20_261_122 },
    );
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
