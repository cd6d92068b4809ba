import type { Role } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { logout } from '../../lib/api/session/current-user.ts';
import { adminUserQuery, userQuery } from '../../lib/api/queries.ts';
import { mayHaveSession } from '../../lib/api/session/session-hint.ts';
import { UNTIL_ANSWERED } from '../../lib/http/until-answered.ts';
import { forgetKeptOrder, forgetKeptUser, forgetTab } from '../../lib/offline/forget-kept.ts';
import { findKeptUser, type KeptUser } from '../../lib/offline/kept-user.ts';
import { reconnectWithNewSession } from '../../lib/socket/page-socket.ts';

/** Where each account starts after signing in. */
export const HOME_OF: Readonly<Record<Role, '/' | '/restaurant/dashboard' | '/admin/dashboard'>> = {
  customer: '/',
  restaurant: '/restaurant/dashboard',
  admin: '/admin/dashboard',
};

/** Of this account: riders have a screen of their own. */
export const homeOf = ({ role, duty }: Pick<AccountView, 'role' | 'duty'>) =>
  duty === 'rider' ? '/rider' : HOME_OF[role];

/** Reads that belong to no account; all others are forgotten when the account changes. */
const PUBLIC_READS = new Set<unknown>(['translations', 'restaurants', 'restaurant', 'demo-logins', 'welcome']);

interface CurrentUser {
  /** Undefined while loading and null when nobody is signed in, or nobody can say so. */
  user: AccountView | null | undefined;
  isLoading: boolean;
  /** Who was signed in when the server could last be asked; null while it answers. */
  keptUser: KeptUser | null;
}

export function useCurrentUser(): CurrentUser {
  const { data, isPending, isError } = useQuery({ ...userQuery(), ...UNTIL_ANSWERED });
  // A check that fails says nothing about a session that is known.
  const isUnanswered = isError && data === undefined;
  const keptUser = useMemo(() => (isUnanswered && mayHaveSession() ? findKeptUser() : null), [isUnanswered]);
  return { user: isUnanswered ? null : data, isLoading: isPending, keptUser };
}

const USER_KEY = userQuery().queryKey;

function forgetPrivateReads(queryClient: QueryClient): void {
  forgetKeptOrder();
  forgetKeptUser();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !PUBLIC_READS.has(queryKey[0]) && queryKey[0] !== USER_KEY[0],
  });
}

function takeSession(queryClient: QueryClient, user: AccountView | null): void {
  forgetPrivateReads(queryClient);
  queryClient.setQueryData(USER_KEY, user);
  reconnectWithNewSession();
}

const nameOf = (user: AccountView | null | undefined) => (user ? `${user.role} ${user.id}` : '');

/** After the server has closed the socket, as it does when a session ends: asks anew who is signed in. */
export async function recheckSession(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(USER_KEY);
  // The guards of the routes ask anew, too.
  queryClient.removeQueries({ queryKey: adminUserQuery().queryKey });
  // Without an answer what is known stands.
  await queryClient.query({ ...userQuery(), staleTime: 0 }).catch(() => undefined);
  if (nameOf(queryClient.getQueryData(USER_KEY)) !== nameOf(before)) forgetPrivateReads(queryClient);
}

/** To be called with the account that a login, registration or logout leaves: cache and socket follow. */
export function useSessionChange(): (user: AccountView | null) => void {
  const queryClient = useQueryClient();
  return useCallback((user) => takeSession(queryClient, user), [queryClient]);
}

/** Ends the session and goes to the given login; throws when the server did not end it. */
export function useLogout(): (loginPath: '/auth' | '/admin/auth' | '/restaurant/login') => Promise<void> {
  const changeSession = useSessionChange();
  const router = useRouter();
  return useCallback(
    async (loginPath) => {
      await logout();
      forgetTab();
      changeSession(null);
      await router.navigate({ to: loginPath });
    },
    [changeSession, router],
  );
}
