/** What became dearer or cheaper since the customer last agreed: pure rules over the cart's lines. Sums are cents. */
import { toCents } from '../../../lib/format/money.ts';
import { groupByRestaurant, keyOf, sumsOf, type CartLine } from '../../../domain/cart/cart.ts';

export interface PriceChange {
  what: 'dish' | 'deposit' | 'fee';
  /** Of the dish; empty for the fee. */
  name: string;
  beforeCents: number;
  nowCents: number;
}

export interface ChangedPrices {
  restaurantId: number;
  restaurantName: string;
  changes: PriceChange[];
  totalBeforeCents: number;
  totalNowCents: number;
}

function changesOf(before: CartLine, now: CartLine): PriceChange[] {
  const compare = (what: PriceChange['what'], from: number, to: number): PriceChange[] => {
    const [beforeCents, nowCents] = [toCents(from), toCents(to)];
    return beforeCents === nowCents ? [] : [{ what, name: now.name, beforeCents, nowCents }];
  };
  return [...compare('dish', before.price, now.price), ...compare('deposit', before.deposit, now.deposit)];
}

/**
 * By restaurant; empty while everything costs what was agreed. What was not there before is agreed: a line, and the fee
 * and deposit of one that came without them.
 */
export function priceChanges(agreed: readonly CartLine[], now: readonly CartLine[]): ChangedPrices[] {
  const held = new Map(agreed.map((line) => [keyOf(line), line]));
  return groupByRestaurant(now).flatMap(({ restaurantId, restaurantName, lines }) => {
    const before = lines.map((line) => {
      const { price, deposit, deliveryFee, isGuessed } = held.get(keyOf(line)) ?? line;
      return isGuessed ? { ...line, price } : { ...line, price, deposit, deliveryFee };
    });
    const changes = lines.flatMap((line, place) => changesOf(before[place] ?? line, line));
    const [sumsBefore, sumsNow] = [sumsOf(before), sumsOf(lines)];
    if (sumsBefore.deliveryFeeCents !== sumsNow.deliveryFeeCents) {
      const { deliveryFeeCents: beforeCents } = sumsBefore;
      changes.push({ what: 'fee', name: '', beforeCents, nowCents: sumsNow.deliveryFeeCents });
    }
    if (changes.length === 0) return [];
    const totals = { totalBeforeCents: sumsBefore.totalCents, totalNowCents: sumsNow.totalCents };
    return [{ restaurantId, restaurantName, changes, ...totals }];
  });
}
