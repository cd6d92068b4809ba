import type { Language } from '@contracts/constants.ts';
import { formatDecimal } from './decimal.ts';

const METERS_PER_KM = 1_000;
const STEP_METERS = 100;

/** In hundreds of metres and, from one kilometre on, in tenths of it: nobody knows it better. */
export function distanceText(meters: number, language: Language): string {
  const rounded = Math.max(1, Math.round(meters / STEP_METERS)) * STEP_METERS;
  if (rounded < METERS_PER_KM) return `${String(rounded)} m`;
  return `${formatDecimal(rounded / METERS_PER_KM, 1, language)} km`;
}
