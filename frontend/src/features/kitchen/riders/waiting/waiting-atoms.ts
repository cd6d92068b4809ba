import { atom, type Atom } from 'jotai';
import type { Waiting } from './waiting-riders.ts';

/** It is another one only when waiting begins or ends, so that no ticket renders because a rider moves. */
export const waitingAtom = atom<Waiting>(new Map<number, number>());

/** Who waits for one order: nothing of the others reaches its ticket. */
export const waitingForAtom = (orderId: number): Atom<number | null> =>
  atom((get) => get(waitingAtom).get(orderId) ?? null);
