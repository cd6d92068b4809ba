import type { RidePositionView } from '@contracts/riders/position.ts';
import { atom } from 'jotai';

/** Where this phone is while it is on shift. It changes every second, which concerns the map and nothing else of the screen. */
export const ownPositionAtom = atom<RidePositionView | null>(null);
