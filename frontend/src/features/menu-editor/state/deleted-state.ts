import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { Deleted } from './deleted.ts';

/** Outlives a reload, and ends with the tab. */
export const deletedAtom = atomWithStorage<readonly Deleted[]>(
  'deletedFromMenu',
  [],
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);
