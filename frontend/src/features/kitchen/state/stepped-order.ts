import { atom } from 'jotai';

/** The order that was moved from this device last, on or back, until the board has drawn it where it goes. */
export const steppedOrderAtom = atom<{ id: number; isBack: boolean } | null>(null);
