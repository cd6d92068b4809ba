import { atom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { RunningClock } from '../../../components/use-clock.ts';
import { partlyInViewIdsAtom } from '../shortcuts/in-view.ts';

/** The times of a ticket run while something of it can be seen: a hundred others wait in their columns. */
export function TicketClock({ orderId, children }: { orderId: number; children: ReactNode }) {
  const isInView = useAtomValue(useMemo(() => atom((get) => get(partlyInViewIdsAtom).has(orderId)), [orderId]));
  return <RunningClock value={isInView}>{children}</RunningClock>;
}
