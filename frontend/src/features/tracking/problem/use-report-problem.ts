import type { OrderProblemRequest } from '@contracts/http/requests.gen.ts';
import type { OrderProblemView } from '@contracts/orders/order-problems.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { orderProblemsQuery, reportProblem } from '../../../lib/api/order-problems.ts';

/** Sends it, and shows it above the form. */
export function useReportProblem(order: OrderView, onSent: () => void) {
  const t = useText();
  const queryClient = useQueryClient();
  const guestToken = order.guestToken ?? undefined;
  const { queryKey } = orderProblemsQuery(order.id, guestToken);
  return useMutation({
    mutationFn: (body: OrderProblemRequest) => reportProblem(order.id, body, guestToken),
    onSuccess: (problem) => {
      queryClient.setQueryData(queryKey, (held: OrderProblemView[] | undefined) => [
        problem,
        ...(held ?? []).filter(({ id }) => id !== problem.id),
      ]);
      void showToast({ title: t('problem.sent'), tone: 'success' });
      onSent();
    },
  });
}
