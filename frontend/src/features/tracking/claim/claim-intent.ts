/** Which order its guest left for the login to take over: it outlives that way, in this tab alone. */
const STORAGE_KEY = 'claimOrder';

export function rememberClaim(orderId: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(orderId));
  } catch {
    // Storage may be blocked: the order is then taken over by one more click.
  }
}

/** True once: a second look finds nothing. */
export function takeClaim(orderId: number): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== String(orderId)) return false;
    sessionStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}
