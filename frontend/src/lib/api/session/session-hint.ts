import { SESSION_HINT_COOKIE } from '@contracts/constants.ts';

const FORGOTTEN = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/** Whether the server may know this browser. Over https the name has `__Host-` before it. */
export function mayHaveSession(): boolean {
  return document.cookie.includes(`${SESSION_HINT_COOKIE}=1`);
}

/** Under both names: the browser drops what does not fit the page's own scheme. */
export function forgetSessionHint(): void {
  document.cookie = FORGOTTEN;
  document.cookie = `__Host-${FORGOTTEN}; Secure`;
}
