import { createFileRoute, redirect } from '@tanstack/react-router';
import { RestaurantLoginScreen } from '../features/restaurant-auth/restaurant-login-screen.tsx';
import { safeReturnPath } from '../features/session/guards.ts';
import { HOME_OF } from '../features/session/session.ts';
import { userQuery } from '../lib/api/queries.ts';

interface LoginSearch {
  redirect?: string;
}

export const Route = createFileRoute('/restaurant/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const returnPath = safeReturnPath(search.redirect);
    return returnPath?.startsWith(HOME_OF.restaurant) ? { redirect: returnPath } : { redirect: undefined };
  },
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.query(userQuery()).catch(() => null);
    if (user?.role === 'restaurant') throw redirect({ to: HOME_OF.restaurant, replace: true });
  },
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  return <RestaurantLoginScreen returnPath={returnPath} />;
}
