import { findTransition, isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';

/** Whoever has the order may take it back; whoever follows its shared link only looks on. */
export const canCancel = ({ status, shareToken }: OrderView) =>
  shareToken !== null && findTransition(status, 'cancelled', 'customer') !== undefined;

/** Whether somebody still has to pay what was declined online. */
export const isDeclined = ({ paymentStatus, status, shareToken }: OrderView) =>
  paymentStatus === 'failed' && shareToken !== null && !isFinal(status);
