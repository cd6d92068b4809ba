import type { Role } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { StaffDuty } from '@contracts/riders/duty.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { fetchCurrentUser } from '../../lib/api/session/current-user.ts';
import { adminUserQuery, userQuery } from '../../lib/api/queries.ts';
import { homeOf } from './session.ts';

export const LOGIN_OF = {
  customer: '/auth',
  restaurant: '/restaurant/login',
  admin: '/admin/auth',
} as const satisfies Record<Role, string>;

interface GuardArguments {
  context: { queryClient: QueryClient };
  location: { href: string };
}

interface ReturnSearch {
  redirect?: string | undefined;
}

async function findAccount(role: Role, queryClient: QueryClient): Promise<AccountView | null> {
  try {
    return role === 'admin' ? await queryClient.query(adminUserQuery()) : await askForUser(queryClient);
  } catch {
    // The specification: an access check that fails redirects to the login.
    return null;
  }
}

/** Turns nobody away on a hint alone: it may be missing where cookies were cleared in part. */
async function askForUser(queryClient: QueryClient): Promise<AccountView | null> {
  const known = await queryClient.query(userQuery());
  if (known) return known;
  const user = await fetchCurrentUser();
  if (user) queryClient.setQueryData(userQuery().queryKey, user);
  return user;
}

/**
 * For `beforeLoad`: lets accounts of this role in. Anonymous visitors go to the role's login and come back afterwards;
 * another role goes to its own start, as do a restaurant's riders and its other logins from each other's screens.
 */
export function requireRole(role: Role, duty?: StaffDuty) {
  return async ({ context, location }: GuardArguments): Promise<{ account: AccountView }> => {
    const account = await findAccount(role, context.queryClient);
    if (!account) throw redirect({ to: LOGIN_OF[role], search: { redirect: location.href } });
    if (account.role !== role) {
      throw redirect(role === 'customer' ? { to: homeOf(account) } : { to: LOGIN_OF[role] });
    }
    if ((account.duty === 'rider') !== (duty === 'rider')) throw redirect({ to: homeOf(account) });
    return { account };
  };
}

/** Only a path of this site; anything else would send people elsewhere after the login. */
export function safeReturnPath(path: unknown): string | undefined {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** For the search of a panel's login: the way back, where it leads into one of its panels. */
export function readPanelReturn(...homes: string[]): (search: Record<string, unknown>) => ReturnSearch {
  return (search) => {
    const path = safeReturnPath(search.redirect);
    return { redirect: homes.some((home) => path?.startsWith(home)) ? path : undefined };
  };
}

const findUser = (queryClient: QueryClient) => queryClient.query(userQuery()).catch(() => null);

/**
 * For the logins of restaurants and admins: whoever has such an account goes on. Anybody else who is signed in is told so
 * in place of the form, and may log out first.
 */
export function signInAs(role: 'restaurant' | 'admin') {
  return async ({ context: { queryClient }, search }: Pick<GuardArguments, 'context'> & { search: ReturnSearch }) => {
    const account = await findUser(queryClient);
    if (account?.role !== role) return { signedIn: account };
    // The admins' dashboard has a check of its own: one that it turned away would come back at once.
    if (role === 'admin' && !(await findAccount(role, queryClient))) return { signedIn: null };
    throw redirect({ href: search.redirect ?? homeOf(account), replace: true });
  };
}

/** For the customers' login: whoever is signed in goes to their own start, customers to where they came from. */
export async function redirectSignedIn({
  context,
  search,
}: Pick<GuardArguments, 'context'> & { search: ReturnSearch }) {
  const account = await findUser(context.queryClient);
  if (!account) return;
  const path = account.role === 'customer' ? safeReturnPath(search.redirect) : undefined;
  throw redirect({ href: path ?? homeOf(account) });
}
