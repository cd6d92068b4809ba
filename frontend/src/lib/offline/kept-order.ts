import type { OrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { forgetKeptOrder, KEPT_ORDER_KEY } from './forget-kept.ts';

interface KeptOrder {
  keptAt: IsoTime;
  order: OrderView;
}

/**
 * Keeps one order, the last that its customer or guest saw, for the moment in which there is no network. The e-mail stays
 * out of it: no screen that is read then needs it.
 */
export function keepOrder(order: OrderView, at: Date): void {
  try {
    localStorage.setItem(
      KEPT_ORDER_KEY,
      JSON.stringify({ keptAt: at.toISOString(), order: { ...order, customerEmail: null } } satisfies KeptOrder),
    );
  } catch {
    // Storage may be full or blocked: then there is nothing to fall back on.
  }
}

/** `guestToken` of an order without an account. Null when another order was kept, or none. */
export function findKeptOrder(id: number, guestToken: string | null): KeptOrder | null {
  const kept = readKept();
  return kept?.order.id === id && kept.order.guestToken === guestToken ? kept : null;
}

/** That the server no longer shows: what a guest typed must not stay here, either. */
export function forgetOrder(id: number): void {
  if (readKept()?.order.id === id) forgetKeptOrder();
}

/** What belongs to an account goes with its session; a guest's order stays. */
export function forgetAccountsOrder(): void {
  if (readKept()?.order.guestToken === null) forgetKeptOrder();
}

function readKept(): KeptOrder | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_ORDER_KEY) ?? 'null') as KeptOrder | null;
    return kept && !Number.isNaN(Date.parse(kept.keptAt)) ? kept : null;
  } catch {
    return null;
  }
}
