import { SESSION_HINT_COOKIE, type Role } from '@contracts/constants.ts';
import type { StaffDuty } from '@contracts/riders/duty.ts';
import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { readPanelReturn, requireRole, safeReturnPath } from './guards.ts';

/** What the server says to whoever asks who is signed in; null: nobody is. */
let signedIn: Role | null;
let duty: StaffDuty | undefined;

beforeEach(() => {
  duty = undefined;
  stubGlobal('document', { cookie: `${SESSION_HINT_COOKIE}=1`, documentElement: { lang: 'en' } });
  stubGlobal('fetch', async (path: string) => {
    const isAllowed = signedIn !== null && (path !== '/api/admin/user' || signedIn === 'admin');
    return isAllowed ? Response.json({ id: 1, role: signedIn, duty }) : new Response('{}', { status: 401 });
  });
});
afterEach(() => {
  unstubGlobals();
});

/** Where the guard of a screen sends somebody; null: nowhere. */
async function sentTo(role: Role, href: string, forDuty?: StaffDuty): Promise<object | null> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    await requireRole(role, forDuty)({ context: { queryClient }, location: { href } });
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const options: { to?: string; search?: unknown } = error.options;
    return { to: options.to, search: options.search };
  }
}

describe('a screen of one role', () => {
  it.each(['customer', 'restaurant', 'admin'] as const)('lets in: %s', async (role) => {
    signedIn = role;
    expect(await sentTo(role, '/there')).toBeNull();
  });

  it.each([
    ['customer', '/profile', '/auth'],
    ['restaurant', '/restaurant/dashboard', '/restaurant/login'],
    ['admin', '/admin/dashboard', '/admin/auth'],
  ] as const)('sends nobody to the login of %s, with the way back to %s', async (role, href, login) => {
    signedIn = null;
    expect(await sentTo(role, href)).toEqual({ to: login, search: { redirect: href } });
  });

  it.each([
    ['customer', 'restaurant', '/restaurant/login'],
    ['admin', 'restaurant', '/restaurant/login'],
    ['customer', 'admin', '/admin/auth'],
    ['restaurant', 'admin', '/admin/auth'],
  ] as const)('sends %s, who may not see the dashboard of %s, to its login', async (who, role, login) => {
    signedIn = who;
    expect(await sentTo(role, '/there')).toMatchObject({ to: login });
  });

  it('sends restaurants and admins from a customer’s screen to their own start', async () => {
    signedIn = 'restaurant';
    expect(await sentTo('customer', '/profile')).toEqual({ to: '/restaurant/dashboard', search: undefined });
    signedIn = 'admin';
    expect(await sentTo('customer', '/profile')).toEqual({ to: '/admin/dashboard', search: undefined });
  });
});

describe('a restaurant’s screens', () => {
  it('are for its riders alone, or for all others', async () => {
    signedIn = 'restaurant';
    duty = 'rider';
    expect(await sentTo('restaurant', '/rider', 'rider')).toBeNull();
    expect(await sentTo('restaurant', '/restaurant/dashboard')).toMatchObject({ to: '/rider' });
    expect(await sentTo('customer', '/profile')).toMatchObject({ to: '/rider' });
    duty = 'kitchen';
    expect(await sentTo('restaurant', '/restaurant/dashboard')).toBeNull();
    expect(await sentTo('restaurant', '/rider', 'rider')).toMatchObject({ to: '/restaurant/dashboard' });
    signedIn = 'customer';
    duty = undefined;
    expect(await sentTo('restaurant', '/rider', 'rider')).toMatchObject({ to: '/restaurant/login' });
  });
});

describe('the way back after a login', () => {
  it('leads into the panels of that login alone', () => {
    const read = readPanelReturn('/restaurant/dashboard', '/rider');
    expect(read({ redirect: '/rider' })).toEqual({ redirect: '/rider' });
    expect(read({ redirect: '/restaurant/dashboard/orders' })).toEqual({ redirect: '/restaurant/dashboard/orders' });
    expect(read({ redirect: '/admin/dashboard' })).toEqual({ redirect: undefined });
  });

  it('is a path of this site', () => {
    expect(safeReturnPath('/checkout')).toBe('/checkout');
    expect(safeReturnPath('/order/7?t=abc#x')).toBe('/order/7?t=abc#x');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'checkout', '', 7, null, undefined])(
    'is not %s',
    (path) => {
      expect(safeReturnPath(path)).toBeUndefined();
    },
  );
});
