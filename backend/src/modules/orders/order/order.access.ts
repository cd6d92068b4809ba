import { ORDER_LINK_DAYS } from '../../../contracts/constants.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import type { FullOrderRow } from './order.rows.ts';
import type { OrderViewer } from './order.view.ts';

const LINK_MS = ORDER_LINK_DAYS * 86_400_000;

/** How this account (or this link's holder) may see the order; null when not at all. */
export function viewerOf(
  order: Pick<FullOrderRow, 'userId' | 'restaurantId' | 'shareToken' | 'guestToken' | 'updatedAt'>,
  account: Pick<SessionAccount, 'role' | 'accountId' | 'duty'> | null,
  token?: string,
): OrderViewer | null {
  if (account?.role === 'admin') return 'admin';
  if (account?.role === 'customer' && account.accountId === order.userId) return 'owner';
  // A rider reads what a ride needs, by a call of its own.
  const isKitchen = account?.role === 'restaurant' && account.duty !== 'rider';
  if (isKitchen && account.accountId === order.restaurantId) return 'restaurant';
  if (token === undefined || hasExpired(order)) return null;
  if (token === order.guestToken) return 'owner';
  if (token === order.shareToken) return 'shared';
  return null;
}

/** Every status moves `updatedAt`; what holders of a link were shown is nobody's business for ever. */
function hasExpired({ updatedAt }: { updatedAt: Date }): boolean {
  return Date.now() - updatedAt.getTime() > LINK_MS;
}
