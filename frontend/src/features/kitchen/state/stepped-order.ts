import { atom } from 'jotai';

/** The order that was moved on from this device last, until the board has drawn it where it goes. */
export const steppedOrderAtom = atom<number | null>(null);
