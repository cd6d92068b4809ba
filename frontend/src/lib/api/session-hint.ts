import { SESSION_HINT_COOKIE } from '@contracts/constants.ts';

/** Whether the server may know this browser. */
export function mayHaveSession(): boolean {
  return document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);
}

export function forgetSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
