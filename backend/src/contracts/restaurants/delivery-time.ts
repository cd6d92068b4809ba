import { DELIVERY_MINUTES } from '../constants.ts';

export interface DeliveryMinutes {
  min: number;
  max: number;
}

const SPAN = /^(\d{1,3})(?:\s*(?:-|–|bis|to)\s*(\d{1,3}))?\s*(?:min\.?|minutes|minuten|dk\.?|dakika)?$/i;

/** `25-40 min` as people write it, also a single number. Null when it is none, or longer or shorter than makes sense. */
export function parseDeliveryTime(text: string): DeliveryMinutes | null {
  const match = SPAN.exec(text.trim());
  if (!match) return null;
  const min = Number(match[1]);
  const max = match[2] === undefined ? min : Number(match[2]);
  return min >= DELIVERY_MINUTES.min && max <= DELIVERY_MINUTES.max && min <= max ? { min, max } : null;
}

/** A range of minutes, such as `25-40 min`. */
export function toDeliveryTime(row: { deliveryMinMinutes: number; deliveryMaxMinutes: number }): string {
  return `${String(row.deliveryMinMinutes)}-${String(row.deliveryMaxMinutes)} min`;
}

/**
 * How long a delivery takes that is ordered at this moment. What the kitchen adds to its usual time is in it, so every
 * screen and the promise of an order take the minutes from here.
 */
export function deliveryMinutesNow(usual: DeliveryMinutes, busyMinutes: number): DeliveryMinutes {
  return { min: usual.min + busyMinutes, max: usual.max + busyMinutes };
}
