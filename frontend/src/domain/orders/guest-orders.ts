/**
 * Orders that were placed on this device without an account, with what opens them: nobody else could find them again.
 * An order that went over into an account is forgotten here.
 */
import { STORAGE_KEYS } from '@contracts/constants.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { storedAtom } from '../../lib/storage/stored-atom.ts';

export interface GuestOrder {
  id: number;
  token: string;
  /** Delivered, cancelled or gone: nobody waits for it any more. */
  isOver?: boolean;
}

/** When there are more, the newest are kept. */
const MAX_KEPT = 20;

function isGuestOrders(value: unknown): value is GuestOrder[] {
  return (
    Array.isArray(value) &&
    value.every(
      (order: Partial<GuestOrder> | null) =>
        typeof order === 'object' && order !== null && Number.isInteger(order.id) && typeof order.token === 'string',
    )
  );
}

const guestOrdersAtom = storedAtom<GuestOrder[]>(STORAGE_KEYS.guestOrders, [], isGuestOrders);

function rememberOrder(orders: readonly GuestOrder[], order: GuestOrder): GuestOrder[] {
  return [order, ...orders.filter(({ id }) => id !== order.id)].slice(0, MAX_KEPT);
}

/** The newest comes first. */
export function useGuestOrders(): GuestOrder[] {
  return useAtomValue(guestOrdersAtom);
}

export function useRememberGuestOrder(): (order: GuestOrder) => void {
  const setOrders = useSetAtom(guestOrdersAtom);
  return useCallback((order) => setOrders((orders) => rememberOrder(orders, order)), [setOrders]);
}

/** That it is over, so that its status is not asked for with every visit. */
export function useEndGuestOrder(): (orderId: number) => void {
  const setOrders = useSetAtom(guestOrdersAtom);
  return useCallback(
    (orderId) =>
      setOrders((orders) => orders.map((order) => (order.id === orderId ? { ...order, isOver: true } : order))),
    [setOrders],
  );
}

export function useForgetGuestOrder(): (orderId: number) => void {
  const setOrders = useSetAtom(guestOrdersAtom);
  return useCallback((orderId) => setOrders((orders) => orders.filter(({ id }) => id !== orderId)), [setOrders]);
}
