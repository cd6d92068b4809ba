import { useState } from 'react';
import { useCartLines } from '../../../domain/cart/cart-state.ts';
import { priceChanges, type ChangedPrices } from './price-changes.ts';

/**
 * The prices that were on the screen when it opened. Whatever differs from them later, by the menu's news or by the
 * server's refusal, has to be accepted before anything is ordered.
 */
export function useAgreedPrices(): { changed: ChangedPrices[]; accept: () => void } {
  const lines = useCartLines();
  const [agreed, setAgreed] = useState(lines);
  return { changed: priceChanges(agreed, lines), accept: () => setAgreed(lines) };
}
