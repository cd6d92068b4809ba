import type { Environment } from '../config/environment.ts';
import { DEFAULT_DELIVERY_FEE_CENTS } from '../contracts/constants.ts';

/** What every delivery costs, whatever the restaurant's own fee is; null where that one counts. */
export function flatFeeCentsOf({ deliveryFeePolicy }: Pick<Environment, 'deliveryFeePolicy'>): number | null {
  return deliveryFeePolicy === 'flat' ? DEFAULT_DELIVERY_FEE_CENTS : null;
}
