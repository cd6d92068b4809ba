import type { EstimateStep } from '@contracts/constants.ts';
import { isRecallable } from '@contracts/orders/order-status.ts';
import type { OrderStatusChangeView, RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { useMemo } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ApiError, isApiError } from '../../../lib/http/http.ts';
import {
  changeOrderStatus,
  recallOrder,
  seeOrders,
  shiftEstimate,
  undoOrder,
} from '../../../lib/api/kitchen/kitchen.ts';
import { assignRider } from '../../../lib/api/kitchen/kitchen-riders.ts';
import type { OrderMove } from './kitchen-context.ts';
import { changeQueue, heldQueue } from '../queue/queue-store.ts';
import { switchOff, type Rejection } from './reject-order.ts';
import { STATUS_BEFORE, type StepKind } from '../queue/steps.ts';
import { steppedOrderAtom } from './stepped-order.ts';

const CONFLICTS = ['invalid_transition', 'version_conflict', 'undo_expired', 'not_preparing'] as const;

export interface QueueCalls {
  move: (order: RestaurantOrderView, move: OrderMove) => Promise<void>;
  /** Cancels it, and switches off what is sold out, which is so whatever becomes of the order. */
  reject: (order: RestaurantOrderView, rejection: Rejection) => Promise<void>;
  /** Takes this device's last step of the order back. */
  undo: (orderId: number) => Promise<void>;
  /** Brings an order back to where it was before its last step. */
  recall: (order: RestaurantOrderView) => Promise<void>;
  giveTime: (order: RestaurantOrderView, minutes: EstimateStep) => Promise<void>;
  /** Gives it to a rider on shift; null takes it back. */
  assign: (order: RestaurantOrderView, riderId: number | null) => Promise<void>;
  /** Quiets them here at once, and on every other device as soon as the server knows. */
  see: (orderIds: readonly number[]) => void;
  /** Says again what the server has not heard. */
  seeAgain: () => void;
}

/** What the kitchen does, each with what becomes of it in the queue. */
export function useQueueCalls(readList: () => void): QueueCalls {
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const t = useText();

  return useMemo(() => {
    const change = async (
      orderId: number,
      { status: wanted, prepMinutes }: Partial<OrderMove>,
      call: () => Promise<OrderStatusChangeView>,
      shown: StepKind = { status: wanted ?? null },
    ) => {
      changeQueue(queryClient, { type: 'sent', orderId, ...shown });
      try {
        changeQueue(queryClient, { type: 'answered', event: await call(), nowMs: Date.now() });
      } catch (failure) {
        if (CONFLICTS.some((code) => isApiError(failure, code)) && failure instanceof ApiError) {
          const current = isOrder(failure.order) ? failure.order : null;
          changeQueue(queryClient, {
            type: 'refused',
            orderId,
            wanted: wanted ?? null,
            prepMinutes: prepMinutes ?? null,
            current,
          });
          if (!current) readList();
        } else {
          changeQueue(queryClient, { type: 'failed', orderId, message: describe(failure) });
          // The read finds out whether the session is over, and leads to the login then.
          if (failure instanceof ApiError && failure.status === 401) readList();
        }
      }
    };
    const saySeen = async (orderIds: readonly number[]) => {
      try {
        changeQueue(queryClient, { type: 'seen', seen: await seeOrders(orderIds) });
        // What is not among the answers is not this kitchen's, and nothing to stay quiet about.
        changeQueue(queryClient, { type: 'unhushed', orderIds });
      } catch (failure) {
        // Without an answer it stays quiet here: whoever touched it knows of it. A refusal brings the ring back.
        if (isApiError(failure, 'network') || (failure instanceof ApiError && failure.status >= 500)) return;
        changeQueue(queryClient, { type: 'unhushed', orderIds });
      }
    };
    const move: QueueCalls['move'] = (order, wish) => {
      getDefaultStore().set(steppedOrderAtom, { id: order.id, isBack: false });
      return change(order.id, wish, () => changeOrderStatus(order.id, { ...wish, expectedVersion: order.version }));
    };
    const sellOut = async (soldOut: NonNullable<Rejection['soldOut']>) => {
      try {
        await switchOff(soldOut);
      } catch (failure) {
        void showToast({ title: t('kitchen.reject.stillOn'), message: describe(failure), tone: 'failure' });
      }
    };
    return {
      move,
      reject: async (order, { reason, note, soldOut }) => {
        if (soldOut) void sellOut(soldOut);
        await move(order, { status: 'cancelled', reason, ...(note !== null && { note }) });
      },
      undo: async (orderId) => {
        const { orders, undoables } = heldQueue(queryClient);
        const version = orders.find(({ id }) => id === orderId)?.version;
        if (version === undefined) return;
        const undoable = undoables.find((offer) => offer.orderId === orderId);
        const status = undoable ? STATUS_BEFORE[undoable.status] : null;
        getDefaultStore().set(steppedOrderAtom, { id: orderId, isBack: true });
        await change(orderId, {}, () => undoOrder(orderId, { expectedVersion: version }), { status });
      },
      recall: (order) => {
        getDefaultStore().set(steppedOrderAtom, { id: order.id, isBack: true });
        return change(order.id, {}, () => recallOrder(order.id, { expectedVersion: order.version }), {
          status: isRecallable(order.status) ? STATUS_BEFORE[order.status] : null,
        });
      },
      giveTime: (order, minutes) =>
        change(order.id, {}, () => shiftEstimate(order.id, { minutes, expectedVersion: order.version }), { minutes }),
      assign: (order, riderId) =>
        change(order.id, {}, () => assignRider(order.id, { riderId, expectedVersion: order.version })),
      see: (orderIds) => {
        changeQueue(queryClient, { type: 'hushed', orderIds });
        void saySeen(orderIds);
      },
      seeAgain: () => {
        const { hushedIds } = heldQueue(queryClient);
        if (hushedIds.length > 0) void saySeen(hushedIds);
      },
    };
  }, [describe, queryClient, readList, t]);
}

function isOrder(value: unknown): value is RestaurantOrderView {
  return typeof value === 'object' && value !== null && 'version' in value && 'accept_deadline' in value;
}
