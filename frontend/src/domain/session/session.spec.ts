import { SESSION_HINT_COOKIE } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal } from '../../../test/stub-global.ts';
import { adminUserQuery, userQuery } from '../../lib/api/queries.ts';
import { kitchenStatsQuery } from '../../lib/api/kitchen/kitchen-queries.ts';
import { recheckSession } from './session.ts';

const ADMIN = { id: 1, role: 'admin', email: 'admin@example.com' } as AccountView;
const page = { cookie: '', documentElement: { lang: 'en' } };
const server = jest.fn<() => Response>();

beforeEach(() => {
  page.cookie = `other=1; ${SESSION_HINT_COOKIE}=1`;
  stubGlobal('document', page);
  stubGlobal('fetch', async () => server());
  server.mockReset();
});

function signedIn() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(userQuery().queryKey, ADMIN);
  queryClient.setQueryData(adminUserQuery().queryKey, ADMIN);
  queryClient.setQueryData(['kitchen', 'stats'], {});
  queryClient.setQueryData(['restaurants', 'berlin'], []);
  return queryClient;
}

describe('a session that the server ended', () => {
  it('leaves nobody signed in, nothing of theirs in the cache, and no hint', async () => {
    server.mockImplementation(() => new Response('{}', { status: 401 }));
    const queryClient = signedIn();
    await recheckSession(queryClient);
    expect(queryClient.getQueryData(userQuery().queryKey)).toBeNull();
    expect(queryClient.getQueryData(adminUserQuery().queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(kitchenStatsQuery().queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(['restaurants', 'berlin'])).toEqual([]);
    expect(page.cookie).toBe(`__Host-${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax; Secure`);
  });

  it('is asked about anew by the guards, also when it turns out to be alive', async () => {
    server.mockImplementation(() => Response.json(ADMIN));
    const queryClient = signedIn();
    await recheckSession(queryClient);
    expect(queryClient.getQueryData(userQuery().queryKey)).toEqual(ADMIN);
    expect(queryClient.getQueryData(adminUserQuery().queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(kitchenStatsQuery().queryKey)).toEqual({});
  });
});

describe('a visitor without a session', () => {
  it('is known without a question', async () => {
    page.cookie = '';
    expect(
      await new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }).query(userQuery()),
    ).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });
});
