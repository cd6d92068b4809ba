import type { CancelReason } from '@contracts/orders/order-status.ts';
import type { AvailabilityRequest } from '@contracts/http/requests.gen.ts';
import { setDishAvailable } from '../../../lib/api/kitchen/menu-editor.ts';
import { FOR_GOOD, type SoldOutFor } from './sold-out-choice.ts';

export interface Rejection {
  reason: CancelReason;
  /** What the guest reads in place of a reason from the list. */
  note: string | null;
  /** Dishes that nobody else shall order. */
  soldOut: { ids: readonly number[]; until: SoldOutFor } | null;
}

/** Switches them off for everybody, each as the menu's own switch does. @throws what the server refuses. */
export async function switchOff({ ids, until }: NonNullable<Rejection['soldOut']>): Promise<void> {
  const wish: AvailabilityRequest = { available: false, ...(until !== FOR_GOOD && { until }) };
  await Promise.all(ids.map((id) => setDishAvailable(id, wish)));
}
