/** Who is signed in: every visit begins with it. What else an account can do comes with its screens. */
import type { AccountView, DemoLoginView } from '@contracts/accounts/account-views.ts';
import { get, getOrNull, request } from '../../http/http.ts';
import { forgetSessionHint, mayHaveSession } from './session-hint.ts';

/** How long a guarded screen waits for the admin check before it asks to log in. */
const ADMIN_CHECK_TIMEOUT_MS = 2000;

/** Asks the server, which browsers note as an error where nobody is signed in. */
export async function fetchCurrentUser(): Promise<AccountView | null> {
  const user = await getOrNull<AccountView>('/api/user');
  // The session ended elsewhere: the hint goes too, so that the next page need not ask.
  if (!user) forgetSessionHint();
  return user;
}

/** Who is signed in, without a question to the server where nobody can be. */
export const findCurrentUser = async () => (mayHaveSession() ? fetchCurrentUser() : null);

export const fetchAdminUser = () =>
  getOrNull<AccountView>('/api/admin/user', AbortSignal.timeout(ADMIN_CHECK_TIMEOUT_MS));

export const fetchDemoLogins = (signal?: AbortSignal) => get<DemoLoginView[]>('/api/demo-logins', signal);

export const logout = () => request<unknown>('POST', '/api/logout');
