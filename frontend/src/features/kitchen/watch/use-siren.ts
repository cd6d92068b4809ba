import { useEffect, useRef } from 'react';
import { Bell } from '../shift/bell.ts';
import { siren } from './siren.ts';

/** Any of these lets the browser give its sound back. */
const GESTURES = ['pointerdown', 'click', 'keydown'] as const;
const ignore = () => undefined;

/** Sounds while it should, on shift: only then has somebody allowed this device to make a noise. */
export function useSiren(isOnShift: boolean, shouldSound: boolean): void {
  const bell = useRef<Bell | null>(null);
  const isSounding = isOnShift && shouldSound;

  useEffect(() => {
    if (!isOnShift) return undefined;
    const current = new Bell(ignore, siren);
    const unlock = () => void current.unlock();
    bell.current = current;
    unlock();
    for (const gesture of GESTURES) window.addEventListener(gesture, unlock);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, unlock);
      bell.current = null;
      current.close();
    };
  }, [isOnShift]);

  useEffect(() => bell.current?.setRinging(isSounding), [isSounding, isOnShift]);
}
