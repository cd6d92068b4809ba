import type { OrderView } from '@contracts/orders/order-views.ts';
import type { ReviewRequest } from '@contracts/http/requests.gen.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { reviewOrder } from '../../lib/api/orders.ts';
import { myOrdersQuery, orderReads } from '../../lib/api/customer-queries.ts';

interface Handlers {
  onDone: (() => void) | undefined;
  onRefused: (error: Error) => void;
}

/** Sends the review, and shows it wherever the order is on screen. */
export function useReviewOrder(order: OrderView, { onDone, onRefused }: Handlers) {
  const t = useText();
  const queryClient = useQueryClient();
  const { queryKey } = myOrdersQuery();
  const reads = { queryKey: orderReads(order.id) };
  return useMutation({
    mutationFn: (body: ReviewRequest) => reviewOrder(order.id, body, order.guestToken ?? undefined),
    onSuccess: ({ rating, text, answer }) => {
      const review = { rating, text, answer };
      queryClient.setQueriesData<OrderView>(reads, (held) => held && { ...held, review });
      queryClient.setQueryData(
        queryKey,
        (held) =>
          held && { ...held, orders: held.orders.map((each) => (each.id === order.id ? { ...each, review } : each)) },
      );
      // The profile counts it, the restaurant shows it.
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      void queryClient.invalidateQueries({ queryKey: ['restaurant', order.restaurantId] });
      void showToast({ title: t('review.thanks'), tone: 'success' });
      onDone?.();
    },
    onError: (error) => {
      if (isApiError(error, 'already_reviewed')) {
        // Written on another device: the order has it now.
        void queryClient.invalidateQueries(reads);
        void queryClient.invalidateQueries({ queryKey });
      }
      onRefused(error);
    },
  });
}
