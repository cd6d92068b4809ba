import { createFileRoute } from '@tanstack/react-router';
import { RestaurantLoginScreen } from '../features/restaurant-auth/restaurant-login-screen.tsx';
import { prefetchDemoLogins } from '../domain/session/demo-logins.ts';
import { readPanelReturn, signInAs } from '../domain/session/guards.ts';
import { SignedIn } from '../domain/session/signed-in.tsx';
import { HOME_OF } from '../domain/session/session.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/login')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.restaurant),
  beforeLoad: signInAs('restaurant'),
  loader: ({ context }) =>
    Promise.all([loadTexts('account', 'kitchen', 'panel', 'security'), prefetchDemoLogins(context.queryClient)]),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  const { signedIn } = Route.useRouteContext();
  if (signedIn) return <SignedIn account={signedIn} login="/restaurant/login" />;
  return <RestaurantLoginScreen returnPath={returnPath} />;
}
