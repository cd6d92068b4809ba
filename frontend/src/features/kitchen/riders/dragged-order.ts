import { atom } from 'jotai';

/** The order that is being dragged to a rider. */
export const draggedOrderAtom = atom<number | null>(null);
