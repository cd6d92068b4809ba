import { atom } from 'jotai';
import type { Waiting } from './waiting-riders.ts';

/** It is another one only when waiting begins or ends, so that no ticket renders because a rider moves. */
export const waitingAtom = atom<Waiting>(new Map<number, number>());
