import type { OrderWarningEvent } from '@contracts/events/realtime.ts';
import { atom, getDefaultStore } from 'jotai';
import type { HeardWarnings } from './warnings.ts';

export const heardWarningsAtom = atom<HeardWarnings>({});

/** Warnings that somebody at this device has silenced, by their keys; the orders still wait. */
export const hushedWarningsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Orders that an admin has asked about, until somebody here says that they know. */
export const remindedIdsAtom = atom<readonly number[]>([]);

export function noteWarning({ orderId, step }: OrderWarningEvent): void {
  const store = getDefaultStore();
  if (step === 'reminder') store.set(remindedIdsAtom, (ids) => [...ids.filter((id) => id !== orderId), orderId]);
  else store.set(heardWarningsAtom, (heard) => (heard[orderId] === 'half' ? heard : { ...heard, [orderId]: step }));
}
