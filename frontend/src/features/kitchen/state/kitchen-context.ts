import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { ChangeStatusRequest } from '@contracts/http/requests.gen.ts';
import { createContext, use } from 'react';
import type { KitchenQueue, QueueNotice } from '../queue/queue-types.ts';
import type { Shift } from '../shift/shift.ts';
import type { QueueCalls } from './use-queue-calls.ts';

export type OrderMove = Omit<ChangeStatusRequest, 'expectedVersion'>;

export interface Kitchen extends QueueCalls {
  restaurantId: number;
  /** Undefined until the first list or snapshot is here. */
  queue: KitchenQueue | undefined;
  /** As the board shows them: steps of this device are ahead of their answer. */
  orders: readonly RestaurantOrderView[];
  /** Why the list could not be read. */
  listError: unknown;
  readList: () => void;
  /** Takes them off this screen, and what is told of cancelled orders off every other. */
  dismissNotices: (notices: readonly QueueNotice[]) => void;
  ringing: RestaurantOrderView[];
  /** Orders that the kitchen does not begin with yet. */
  laterIds: ReadonlySet<number>;
  /** Called when the seconds for undoing are over. */
  expireUndo: (orderId: number) => void;
  shift: Shift;
}

export const KitchenContext = createContext<Kitchen | null>(null);

export function useKitchen(): Kitchen {
  const kitchen = use(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider around it');
  return kitchen;
}

/** What a card calls. It never changes, so that a card renders anew only when its own order does. */
export const QueueCallsContext = createContext<QueueCalls | null>(null);

export function useCalls(): QueueCalls {
  const calls = use(QueueCallsContext);
  if (!calls) throw new Error('useCalls needs a KitchenProvider around it');
  return calls;
}
