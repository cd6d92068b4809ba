import { atom } from 'jotai';
import { EVERYTHING, type Wanted } from './queue-filter.ts';

/** What this device looks for in the queue, as long as its screen is open. */
export const wantedAtom = atom<Wanted>(EVERYTHING);
