import { createFileRoute, redirect } from '@tanstack/react-router';
import { RestaurantLoginScreen } from '../features/restaurant-auth/restaurant-login-screen.tsx';
import { prefetchDemoLogins } from '../domain/session/demo-logins.ts';
import { readPanelReturn } from '../domain/session/guards.ts';
import { HOME_OF } from '../domain/session/session.ts';
import { loadTexts } from '../i18n/texts.ts';
import { userQuery } from '../lib/api/queries.ts';

export const Route = createFileRoute('/restaurant/login')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.restaurant),
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.query(userQuery()).catch(() => null);
    if (user?.role === 'restaurant') throw redirect({ to: HOME_OF.restaurant, replace: true });
  },
  loader: ({ context }) =>
    Promise.all([loadTexts('account', 'kitchen', 'panel', 'security'), prefetchDemoLogins(context.queryClient)]),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  return <RestaurantLoginScreen returnPath={returnPath} />;
}
