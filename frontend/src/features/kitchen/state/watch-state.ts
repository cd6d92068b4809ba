import type { OrderWarningEvent } from '@contracts/events/realtime.ts';
import { atom, getDefaultStore } from 'jotai';
import type { HeardWarnings } from './warnings.ts';

export const heardWarningsAtom = atom<HeardWarnings>({});

/** Warnings that somebody at this device has silenced, by their keys; the orders still wait. */
export const hushedWarningsAtom = atom<ReadonlySet<string>>(new Set<string>());

export function noteWarning({ orderId, step }: OrderWarningEvent): void {
  if (step === 'reminder') return;
  getDefaultStore().set(heardWarningsAtom, (heard) =>
    heard[orderId] === 'half' ? heard : { ...heard, [orderId]: step },
  );
}
