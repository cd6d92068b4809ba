/** An order for later is planned until its kitchen begins with it, though its status is that of one on the stove. */
import type { OrderStatus } from './order-status.ts';

const MINUTE_MS = 60_000;

/** When the kitchen begins with an order for later: as early as its quickest delivery or pick-up takes, as its cap counts it, too. */
export function cookingStart(scheduledFor: Date, leadMinutes: number): Date;
export function cookingStart(scheduledFor: Date | null, leadMinutes: number): Date | null;
export function cookingStart(scheduledFor: Date | null, leadMinutes: number): Date | null {
  return scheduledFor && new Date(scheduledFor.getTime() - leadMinutes * MINUTE_MS);
}

interface Planned {
  status: OrderStatus;
  cookingFrom: string | Date | null;
}

/** Nobody cooks it yet, whether or not the restaurant has confirmed it. */
export function isPlanned({ status, cookingFrom }: Planned, now: number): boolean {
  return (
    cookingFrom !== null && (status === 'pending' || status === 'preparing') && now < new Date(cookingFrom).getTime()
  );
}

/** What guests read of it: confirmed, it is planned. */
export function guestStatusOf(order: Planned, now: number): OrderStatus | 'planned' {
  return order.status === 'preparing' && isPlanned(order, now) ? 'planned' : order.status;
}
