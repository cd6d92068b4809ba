/** In a file of its own: every visit may end a session, few keep an order or a user. */
export const KEPT_ORDER_KEY = 'lastKnownOrder';
export const KEPT_USER_KEY = 'lastKnownUser';

/** It forgets the kept order, whoever's it is. */
export function forgetKeptOrder(): void {
  try {
    localStorage.removeItem(KEPT_ORDER_KEY);
  } catch {
    // Storage that is blocked holds nothing.
  }
}

/** It forgets who was signed in. */
export function forgetKeptUser(): void {
  try {
    localStorage.removeItem(KEPT_USER_KEY);
  } catch {
    // Storage that is blocked holds nothing.
  }
}

/** What this tab alone remembers: drafts with addresses, and tokens of orders. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage that is blocked holds nothing.
  }
}
