import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import type { BellState } from './bell.ts';
import { ringStateOf, type RingState } from './ring.ts';
import { useBell } from './use-bell.ts';
import { useWakeLock } from '../../../components/use-wake-lock.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && value >= VOLUME.min && value <= VOLUME.max;

/** Kept over a reload: a tablet that restarts in the middle of a shift goes on ringing. */
export const shiftAtom = storedAtom<boolean>('kitchenShift', false, isBoolean);

/** Of the bell, as a share of the full loudness. It has no zero: a kitchen on shift can turn it down, not off. */
export const VOLUME = { min: 0.1, max: 1, step: 0.1 } as const;
export const volumeAtom = storedAtom<number>('kitchenVolume', 0.8, isVolume);

export interface Shift {
  isOn: boolean;
  bellState: BellState;
  ringState: RingState;
  start: () => void;
  end: () => void;
  ringOnce: () => void;
}

/** While the shift runs, the bell rings for unacknowledged orders and the screen stays on. */
export function useShift(ringingCount: number): Shift {
  const [isOn, setOn] = useAtom(shiftAtom);
  const [bellState, setBellState] = useState<BellState>('off');
  const bell = useBell(isOn, isOn && ringingCount > 0, setBellState);
  const volume = useAtomValue(volumeAtom);
  useWakeLock(isOn);

  useEffect(() => bell.current?.setVolume(volume), [bell, volume, isOn]);

  return {
    isOn,
    bellState,
    ringState: ringStateOf(ringingCount, isOn && bellState === 'ready'),
    start: () => setOn(true),
    end: () => setOn(false),
    ringOnce: () => bell.current?.ringOnce(),
  };
}
