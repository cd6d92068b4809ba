import { SESSION_HINT_COOKIE } from '@contracts/constants.ts';

/** Over https, where a cookie that begins with it cannot be another host's. */
const SECURE_PREFIX = '__Host-';
const HINT = new RegExp(`(?:^|; )(?:${SECURE_PREFIX})?${SESSION_HINT_COOKIE}=1`);

/** Whether the server may know this browser. */
export function mayHaveSession(): boolean {
  return HINT.test(document.cookie);
}

/** Under both names: the browser drops what does not fit the page's own scheme. */
export function forgetSessionHint(): void {
  for (const prefix of ['', SECURE_PREFIX]) {
    document.cookie = `${prefix}${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax${prefix && '; Secure'}`;
  }
}
