import { atom } from 'jotai';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';

interface TicketJob {
  /** The same order may be printed again. */
  key: number;
  orderId: number;
}

let count = 0;
const nextKey = () => count++;

/** Tickets that are to be printed, the next one first. */
export const ticketJobsAtom = atom<TicketJob[]>([]);

export const addTicketAtom = atom(null, (_get, set, orderId: number) =>
  set(ticketJobsAtom, (jobs) => [...jobs, { key: nextKey(), orderId }]),
);

/** Of this device: only one of a kitchen's has the printer. */
export const printsOnAcceptAtom = storedAtom<boolean>(
  'kitchenPrintsOnAccept',
  false,
  (value) => typeof value === 'boolean',
);
