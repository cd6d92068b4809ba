import { DEFAULT_FULFILMENT, type Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { CartSums } from './cart.ts';

/** What a price depends on beside the dishes. */
export interface QuotePlace {
  fulfilment: Fulfilment;
  postcode?: string;
}

/** A meal that is picked up costs the same wherever its guest lives. */
export const quotePlace = (fulfilment: Fulfilment, postcode: string | undefined): QuotePlace =>
  fulfilment === DEFAULT_FULFILMENT && postcode !== undefined ? { fulfilment, postcode } : { fulfilment };

/** Until the server has answered: nothing is paid for the way that a guest walks. */
export function sumsByFulfilment(sums: CartSums, fulfilment: Fulfilment): CartSums {
  if (fulfilment === 'delivery') return sums;
  return { ...sums, deliveryFeeCents: 0, totalCents: sums.totalCents - sums.deliveryFeeCents };
}
