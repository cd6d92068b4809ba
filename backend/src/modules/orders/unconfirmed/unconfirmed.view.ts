import type { UnconfirmedOrderView } from '../../../contracts/orders/order-views.ts';
import { pick } from '../../../database/sql/pick.ts';
import type { UnconfirmedRow } from './unconfirmed.repository.ts';

export function toUnconfirmedView(row: UnconfirmedRow): UnconfirmedOrderView {
  const isExpired = row.request === null || row.expiresAt.getTime() <= Date.now();
  return {
    unconfirmedId: row.id,
    state: row.orderId !== null ? 'confirmed' : isExpired ? 'expired' : 'waiting',
    ...pick(row, 'restaurantId', 'restaurantName', 'orderId', 'guestToken'),
    expiresAt: row.expiresAt.toISOString(),
  };
}
