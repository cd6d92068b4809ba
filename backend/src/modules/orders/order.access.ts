import { ORDER_LINK_DAYS } from '../../contracts/constants.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import type { FullOrderRow } from './order.rows.ts';
import type { OrderViewer } from './order.view.ts';

const LINK_MS = ORDER_LINK_DAYS * 86_400_000;

/** How this account (or this link's holder) may see the order; null when not at all. */
export function viewerOf(
  order: Pick<FullOrderRow, 'user_id' | 'restaurant_id' | 'share_token' | 'guest_token' | 'updated_at'>,
  account: SessionAccount | null,
  token?: string,
): OrderViewer | null {
  if (account?.role === 'admin') return 'admin';
  if (account?.role === 'customer' && account.accountId === order.user_id) return 'owner';
  if (account?.role === 'restaurant' && account.accountId === order.restaurant_id) return 'restaurant';
  if (token === undefined || hasExpired(order)) return null;
  if (token === order.guest_token) return 'owner';
  if (token === order.share_token) return 'shared';
  return null;
}

/** Every status moves `updated_at`; what holders of a link were shown is nobody's business for ever. */
function hasExpired({ updated_at }: { updated_at: Date }): boolean {
  return Date.now() - updated_at.getTime() > LINK_MS;
}
