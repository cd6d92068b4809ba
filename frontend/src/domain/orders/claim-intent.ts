import type { Id } from '@contracts/units.ts';

/** Which order its guest left for the login to take over, and what the registration need not ask again. */
export interface Claim {
  orderId: Id;
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** It outlives the way to the login and back, in this tab alone. */
const STORAGE_KEY = 'claimOrder';

export function rememberClaim(claim: Claim): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(claim));
  } catch {
    // Storage may be blocked: the order is then taken over by one more click.
  }
}

export function findClaim(): Claim | null {
  try {
    const claim: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof claim === 'object' ? (claim as Claim | null) : null;
  } catch {
    return null;
  }
}

/** True once: a second look finds nothing. */
export function takeClaim(orderId: Id): boolean {
  if (findClaim()?.orderId !== orderId) return false;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where it could be read it can be removed.
  }
  return true;
}
