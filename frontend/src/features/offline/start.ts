import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import type { QueryClient } from '@tanstack/react-query';
import { orderReads } from '../../lib/api/customer-queries.ts';
import { userQuery } from '../../lib/api/queries.ts';
import { logWarning } from '../../lib/log.ts';
import { forgetKeptUser } from '../../lib/offline/forget-kept.ts';
import { forgetAccountsOrder, keepOrder } from '../../lib/offline/kept-order.ts';
import { keepUser } from '../../lib/offline/kept-user.ts';

const [USER] = userQuery().queryKey;
const [ORDER] = orderReads(0);

/** What the page does for the moment without a network: the shell through the worker, the last known order and account. */
export function startOffline(queryClient: QueryClient): void {
  registerWorker();
  keepNewestOrder(queryClient);
  keepCurrentUser(queryClient);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [subject] = query.queryKey as readonly unknown[];
    if (type === 'updated' && subject === USER) keepCurrentUser(queryClient);
    if (type === 'updated' && (subject === USER || subject === ORDER)) keepNewestOrder(queryClient);
  });
}

function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // `none`: the parts that the worker imports are looked at anew, as the worker is.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(logWarning);
}

function keepCurrentUser(queryClient: QueryClient): void {
  const account = queryClient.getQueryData<AccountView | null>([USER]);
  if (account) keepUser(account);
  else if (account === null) forgetKeptUser();
}

function keepNewestOrder(queryClient: QueryClient): void {
  const account = queryClient.getQueryData<AccountView | null>([USER]);
  // Undefined: not asked yet, or no answer without a network.
  if (account === null) forgetAccountsOrder();
  if (account && account.role !== 'customer') return;
  const [newest] = queryClient
    .getQueryCache()
    .findAll({
      queryKey: [ORDER],
      predicate: ({ queryKey, state }) => {
        const order = state.data as OrderView | undefined;
        // The third part is a token. Of a share link: the order may be somebody else's. A guest's own has it, too.
        return (
          order !== undefined && (order.guestToken !== null || (account?.role === 'customer' && queryKey[2] === null))
        );
      },
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  if (newest) keepOrder(newest.state.data as OrderView, new Date(newest.state.dataUpdatedAt));
}
