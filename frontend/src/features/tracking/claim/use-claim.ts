import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { myOrdersQuery, orderQuery } from '../../../lib/api/customer-queries.ts';
import { claimOrder } from '../../../lib/api/orders.ts';
import { forgetOrderToken } from '../../../lib/storage/order-tokens.ts';
import { logWarning } from '../../../lib/log.ts';
import { useForgetGuestOrder, useGuestOrders, type GuestOrder } from '../../../domain/orders/guest-orders.ts';

/** Takes an order over into the account, and then whatever else the same guest ordered on this device. */
export function useClaim({ id, token }: GuestOrder) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const router = useRouter();
  const others = useGuestOrders().filter((order) => order.id !== id);
  const forget = useForgetGuestOrder();

  const claim = async (order: GuestOrder, likeOrderId?: number) => {
    const claimed = await claimOrder(order.id, { guestToken: order.token, ...(likeOrderId && { likeOrderId }) });
    queryClient.setQueryData(orderQuery(order.id).queryKey, claimed);
    forget(order.id);
    forgetOrderToken(order.id);
  };
  /** One after the other. What the server does not take for the same guest's stays on the list of this device. */
  const claimOthers = async (): Promise<number> => {
    let count = 0;
    for (const other of others) {
      try {
        await claim(other, id);
        count++;
      } catch (error) {
        logWarning(error);
      }
    }
    return count;
  };
  return useMutation({
    mutationFn: () => claim({ id, token }),
    onSuccess: async () => {
      const count = claimOthers();
      await router.navigate({ to: '/order/$id', params: { id: String(id) }, search: {}, replace: true });
      const message = (await count) > 0 ? t('guest.claimedOthers', { count: await count }) : undefined;
      void showToast({ title: t('guest.claimed'), tone: 'success', ...(message && { message }) });
      void queryClient.invalidateQueries({ queryKey: myOrdersQuery().queryKey });
    },
    onError: (error) => {
      void showToast({ title: t('guest.claimFailed'), message: describe(error), tone: 'failure' });
    },
  });
}
