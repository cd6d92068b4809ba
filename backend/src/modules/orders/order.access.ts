import type { SessionAccount } from '../auth/session-account.ts';
import type { FullOrderRow } from './order.rows.ts';
import type { OrderViewer } from './order.view.ts';

/** How this account (or this share link's holder) may see the order; null when not at all. */
export function viewerOf(
  order: Pick<FullOrderRow, 'user_id' | 'restaurant_id' | 'share_token'>,
  account: SessionAccount | null,
  shareToken?: string,
): OrderViewer | null {
  if (account?.role === 'admin') return 'admin';
  if (account?.role === 'customer' && account.accountId === order.user_id) return 'owner';
  if (account?.role === 'restaurant' && account.accountId === order.restaurant_id) return 'restaurant';
  if (shareToken !== undefined && shareToken === order.share_token) return 'shared';
  return null;
}
