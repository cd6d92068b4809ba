import type { RiderView } from '@contracts/riders/riders.ts';
import { createContext, use } from 'react';
import { useKitchen } from '../state/kitchen-context.ts';
import { riderNameOf } from './rides.ts';

export interface Riders {
  onShift: readonly RiderView[];
}

/** Null where nobody rides. It changes with the shifts alone, so that no card renders anew for another one's order. */
export const RidersContext = createContext<Riders | null>(null);

export const useRiders = (): Riders | null => use(RidersContext);

export function useRiderNameOf(orderId: number): string | null {
  const { orders } = useKitchen();
  const order = orders.find(({ id }) => id === orderId);
  const onShift = useRiders()?.onShift ?? [];
  return order === undefined ? null : riderNameOf(order, onShift);
}
