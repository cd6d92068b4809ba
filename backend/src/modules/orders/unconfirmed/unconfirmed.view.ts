import type { UnconfirmedOrderView } from '../../../contracts/orders/order-views.ts';
import type { UnconfirmedRow } from './unconfirmed.repository.ts';

export function toUnconfirmedView(row: UnconfirmedRow): UnconfirmedOrderView {
  const isExpired = row.request === null || row.expiresAt.getTime() <= Date.now();
  return {
    unconfirmedId: row.id,
    state: row.orderId !== null ? 'confirmed' : isExpired ? 'expired' : 'waiting',
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    expiresAt: row.expiresAt.toISOString(),
    orderId: row.orderId,
    guestToken: row.guestToken,
  };
}
