import { useBell } from '../shift/use-bell.ts';
import { siren } from './siren.ts';

const ignore = () => undefined;

/** Sounds while it should, on shift: only then has somebody allowed this device to make a noise. */
export function useSiren(isOnShift: boolean, shouldSound: boolean): void {
  useBell(isOnShift, isOnShift && shouldSound, ignore, siren);
}
