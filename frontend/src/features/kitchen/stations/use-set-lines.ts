import type { LineState } from '@contracts/orders/order-lines.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { setLines } from '../../../lib/api/kitchen/kitchen.ts';
import { ApiError, isApiError } from '../../../lib/http/http.ts';
import { startOf, type Lines } from '../lines/lines.ts';
import { changeQueue, heldQueue, queueQuery } from '../queue/queue-store.ts';

/** The last call of each order, with what it failed with: who taps twice means the second to follow the first. */
const underway = new Map<number, Promise<unknown>>();

/** Moves lines at once on this screen, and takes them back when the server refuses. */
export function useSetLines() {
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  return async ({ id: orderId }: RestaurantOrderView, lines: Lines, state: LineState): Promise<void> => {
    const { orders, lineSteps } = heldQueue(queryClient);
    const held = orders.find(({ id }) => id === orderId)?.items ?? [];
    const steps = lines.map((line) => ({ orderId, lineId: line.id, version: startOf(line, held, lineSteps), state }));
    changeQueue(queryClient, { type: 'linesSent', steps });
    const takeBack = (failure: unknown): unknown => {
      const isOutrun = isApiError(failure, 'version_conflict') || isApiError(failure, 'not_preparing');
      const current = isOutrun && failure instanceof ApiError && isOrder(failure.order) ? failure.order : null;
      changeQueue(queryClient, { type: 'linesRefused', steps, current, message: describe(failure) });
      if (isOutrun && current === null) void queryClient.invalidateQueries(queueQuery(queryClient));
      return failure;
    };
    const send = async (failureBefore: unknown): Promise<unknown> => {
      // What starts from a refused one starts from nothing.
      if (failureBefore !== undefined) return takeBack(failureBefore);
      try {
        const body = { state, lines: steps.map(({ lineId: id, version }) => ({ id, expectedVersion: version })) };
        changeQueue(queryClient, { type: 'lines', changes: await setLines(orderId, body) });
        return undefined;
      } catch (failure) {
        return takeBack(failure);
      }
    };
    const call = (underway.get(orderId) ?? Promise.resolve()).then(send);
    underway.set(orderId, call);
    await call;
    if (underway.get(orderId) === call) underway.delete(orderId);
  };
}

function isOrder(value: unknown): value is RestaurantOrderView {
  return typeof value === 'object' && value !== null && 'accept_deadline' in value;
}
