/** What an order costs: pure, in integer cents. The server prices every order itself. */
import { VAT_RATES, type VatRate } from '../contracts/menus/declared.ts';
import type { PriceBreakdown, VatLine } from '../contracts/orders/order-views.ts';
import { toMoney } from './money.ts';

export interface PricedLine {
  quantity: number;
  unitPriceCents: number;
  depositCents: number;
  vatRate: number;
}

export interface Price {
  subtotalCents: number;
  depositCents: number;
  deliveryFeeCents: number;
  /** The turnover, which has no tip in it. */
  totalCents: number;
  tipCents: number;
}

/** The tip is given freely for no service in return, so it stands beside the total and its VAT (§ 10 (1) UStG). */
export function priceOrder(
  lines: readonly PricedLine[],
  { feeCents, freeFromCents }: { feeCents: number; freeFromCents: number | null },
  tipCents: number,
): Price {
  const subtotalCents = sum(lines, (line) => line.quantity * line.unitPriceCents);
  const deliveryFeeCents = freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents;
  const depositCents = sum(lines, (line) => line.quantity * line.depositCents);
  const totalCents = subtotalCents + depositCents + deliveryFeeCents;
  return { subtotalCents, depositCents, deliveryFeeCents, totalCents, tipCents };
}

/** What the customer pays. */
export function totalWithTip({ totalCents, tipCents }: Pick<Price, 'totalCents' | 'tipCents'>): number {
  return totalCents + tipCents;
}

/**
 * VAT contained in the gross total, by rate (§ 12 UStG). The delivery fee is ancillary to the goods and shares their
 * rates by value; a deposit has its drink's rate. The grosses add up to the total to the cent.
 */
export function vatByRate(lines: readonly PricedLine[], deliveryFeeCents: number): VatLine[] {
  const goods = new Map<VatRate, number>();
  for (const rate of VAT_RATES) {
    const ofRate = lines.filter((line) => line.vatRate === rate);
    if (ofRate.length > 0)
      goods.set(
        rate,
        sum(ofRate, (line) => line.quantity * (line.unitPriceCents + line.depositCents)),
      );
  }
  const goodsTotal = [...goods.values()].reduce((a, b) => a + b, 0);
  const rates = [...goods.keys()];
  let feeLeft = deliveryFeeCents;
  return rates.map((rate, index) => {
    const ofRate = goods.get(rate) ?? 0;
    const isLast = index === rates.length - 1;
    const fee = isLast || goodsTotal === 0 ? feeLeft : Math.round((deliveryFeeCents * ofRate) / goodsTotal);
    feeLeft -= fee;
    const gross = ofRate + fee;
    const vat = Math.round((gross * rate) / (100 + rate));
    return { rate, net: toMoney(gross - vat), vat: toMoney(vat), gross: toMoney(gross) };
  });
}

export function toBreakdown(price: Price, lines: readonly PricedLine[]): PriceBreakdown {
  return {
    subtotal: toMoney(price.subtotalCents),
    deposit: toMoney(price.depositCents),
    deliveryFee: toMoney(price.deliveryFeeCents),
    total: toMoney(price.totalCents),
    vat: vatByRate(lines, price.deliveryFeeCents),
    tip: toMoney(price.tipCents),
    totalWithTip: toMoney(totalWithTip(price)),
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
