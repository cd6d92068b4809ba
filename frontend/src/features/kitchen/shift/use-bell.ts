import { useEffect, useRef } from 'react';
import { Bell, type BellState } from './bell.ts';

type Sound = ConstructorParameters<typeof Bell>[1];

/** Any of these lets the browser give its sound back. */
const GESTURES = ['pointerdown', 'click', 'keydown'] as const;

/** A bell for as long as the shift runs. */
export function useBell(isOn: boolean, isRinging: boolean, onState: (state: BellState) => void, draw?: Sound) {
  const bell = useRef<Bell | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const current = new Bell(onState, draw);
    const unlock = () => void current.unlock();
    bell.current = current;
    unlock();
    for (const gesture of GESTURES) window.addEventListener(gesture, unlock);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, unlock);
      bell.current = null;
      current.close();
    };
  }, [isOn, onState, draw]);
  useEffect(() => bell.current?.setRinging(isRinging), [isRinging, isOn]);
  return bell;
}
