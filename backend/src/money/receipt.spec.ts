import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { formatCents, formatDateTime } from './formats.ts';
import { type ReceiptOrder, receiptOf } from './receipt.ts';

const ORDER: ReceiptOrder = {
  fulfilment: 'delivery',
  items: [
    {
      name: 'Margherita',
      quantity: 2,
      unitPriceCents: 1_050,
      depositCents: 0,
      vatRate: 7,
      options: [{ name: 'Groß' }],
    },
    { name: 'Cola', quantity: 3, unitPriceCents: 300, depositCents: 25, vatRate: 19, options: [] },
  ],
  subtotalCents: 3_000,
  depositCents: 75,
  deliveryFeeCents: 290,
  totalCents: 3_365,
  tipCents: 0,
};

/** Intl puts a no-break space before the sign. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('a receipt', () => {
  it('lists what was ordered, what it cost, and the VAT in it', () => {
    expect(plain(receiptOf(ORDER, 'de'))).toEqual({
      items: [
        { text: '2 × Margherita', detail: 'je: Groß', amount: '21,00 €' },
        { text: '3 × Cola', detail: 'zzgl. je 0,25 € Pfand', amount: '9,00 €' },
      ],
      sums: [
        { text: 'Zwischensumme', detail: null, amount: '30,00 €' },
        { text: 'Pfand', detail: null, amount: '0,75 €' },
        { text: 'Liefergebühr', detail: null, amount: '2,90 €' },
      ],
      total: { text: 'Gesamtbetrag', detail: null, amount: '33,65 €' },
      vat: [
        { text: 'darin 7 % MwSt. auf 21,48 €', detail: null, amount: '1,50 €' },
        { text: 'darin 19 % MwSt. auf 8,97 €', detail: null, amount: '1,70 €' },
      ],
      tip: [],
    });
  });

  it('has a tip beneath the VAT, which stays as it is', () => {
    const receipt = receiptOf(ORDER, 'de');
    expect(plain(receiptOf({ ...ORDER, tipCents: 200 }, 'de'))).toEqual({
      ...(plain(receipt) as object),
      tip: [
        {
          text: 'Trinkgeld',
          detail: 'In voller Höhe für das Team und den Fahrer, ohne MwSt.',
          amount: '2,00 €',
        },
        { text: 'Gesamtbetrag mit Trinkgeld', detail: null, amount: '35,65 €' },
      ],
    });
  });

  it('leaves out a deposit that is none', () => {
    const order = { ...ORDER, items: ORDER.items.slice(0, 1), depositCents: 0 };
    for (const language of LANGUAGES) expect(receiptOf(order, language).sums).toHaveLength(2);
  });
});

describe('formats', () => {
  it('write money the reader’s way and dates the German way in Berlin’s time', () => {
    expect(formatCents(123_450, 'en')).toBe('€1,234.50');
    expect(plain(formatCents(123_450, 'de'))).toBe('1.234,50 €');
    expect(formatCents(123_450, 'tr')).toBe('€1.234,50');
    expect(formatDateTime('2026-07-21T22:30:00.000Z', 'de')).toBe('22. Juli 2026, 00:30');
    for (const language of ['en', 'tr'] as const) {
      expect(formatDateTime('2026-07-21T22:30:00.000Z', language)).toBe('22.07.2026, 00:30');
    }
  });
});
