import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { SessionAlarm } from '../../features/kitchen/session/session-alarm.tsx';
import { RestaurantLoginScreen } from '../../features/restaurant-auth/restaurant-login-screen.tsx';
import { prefetchDemoLogins } from '../../domain/session/demo-logins.ts';
import { readPanelReturn, signInAs } from '../../domain/session/guards.ts';
import { SignedIn } from '../../domain/session/signed-in.tsx';
import { HOME_OF } from '../../domain/session/session.ts';
import { findKitchenAtWork } from '../../domain/session/kitchen-at-work.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/login')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.restaurant, '/rider'),
  beforeLoad: signInAs('restaurant'),
  loader: ({ context }) =>
    Promise.all([
      loadTexts('account', 'kitchen', 'kitchen-watch', 'panel', 'security'),
      prefetchDemoLogins(context.queryClient),
    ]),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  const { signedIn } = Route.useRouteContext();
  const [kitchen, setKitchen] = useState(findKitchenAtWork);
  if (signedIn) return <SignedIn account={signedIn} login="/restaurant/login" />;
  if (kitchen) return <SessionAlarm kitchen={kitchen} returnPath={returnPath} onLeave={() => setKitchen(null)} />;
  return <RestaurantLoginScreen returnPath={returnPath} />;
}
