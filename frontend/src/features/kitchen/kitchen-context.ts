import type { ChangeStatusRequest } from '@contracts/requests.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';
import { createContext, use } from 'react';
import type { KitchenQueue } from './queue.ts';
import type { Shift } from './shift.ts';

export type OrderMove = Omit<ChangeStatusRequest, 'expectedVersion'>;

export interface Kitchen {
  restaurantId: number;
  /** Undefined until the first list or snapshot is here. */
  queue: KitchenQueue | undefined;
  /** Why the list could not be read. */
  listError: unknown;
  readList: () => void;
  move: (order: RestaurantOrderView, move: OrderMove) => Promise<void>;
  dismissNotice: (orderId: number) => void;
  ringing: RestaurantOrderView[];
  acknowledge: (orderIds: readonly number[]) => void;
  shift: Shift;
}

export const KitchenContext = createContext<Kitchen | null>(null);

export function useKitchen(): Kitchen {
  const kitchen = use(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider around it');
  return kitchen;
}
