import type { LineState } from '@contracts/orders/order-lines.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { setLines } from '../../../lib/api/kitchen/kitchen.ts';
import { ApiError, isApiError } from '../../../lib/http/http.ts';
import type { Lines } from '../lines/lines.ts';
import { changeQueue, queueQuery } from '../state/queue-store.ts';

/** Moves lines at once on this screen, and takes them back when the server refuses. */
export function useSetLines() {
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  return async ({ id: orderId }: RestaurantOrderView, lines: Lines, state: LineState): Promise<void> => {
    const steps = lines.map(({ id: lineId, version }) => ({ orderId, lineId, version, state }));
    changeQueue(queryClient, { type: 'linesSent', steps });
    try {
      const body = { state, lines: lines.map(({ id, version }) => ({ id, expectedVersion: version })) };
      changeQueue(queryClient, { type: 'lines', changes: await setLines(orderId, body) });
    } catch (failure) {
      const isOutrun = isApiError(failure, 'version_conflict') || isApiError(failure, 'not_preparing');
      const current = isOutrun && failure instanceof ApiError && isOrder(failure.order) ? failure.order : null;
      changeQueue(queryClient, { type: 'linesRefused', steps, current, message: describe(failure) });
      if (isOutrun && current === null) await queryClient.invalidateQueries(queueQuery(queryClient));
    }
  };
}

function isOrder(value: unknown): value is RestaurantOrderView {
  return typeof value === 'object' && value !== null && 'accept_deadline' in value;
}
