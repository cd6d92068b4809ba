import { createFileRoute, redirect } from '@tanstack/react-router';
import { SessionAlarm } from '../features/kitchen/session/session-alarm.tsx';
import { findKitchenAtWork } from '../domain/session/kitchen-at-work.ts';
import { LOGIN_OF, readPanelReturn } from '../domain/session/guards.ts';
import { HOME_OF } from '../domain/session/session.ts';
import { loadTexts } from '../i18n/texts.ts';
import { userQuery } from '../lib/api/queries.ts';

export const Route = createFileRoute('/restaurant/session-ended')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.restaurant),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.query(userQuery()).catch(() => null);
    if (user?.role === 'restaurant') throw redirect({ href: search.redirect ?? HOME_OF.restaurant, replace: true });
    const kitchen = findKitchenAtWork();
    if (kitchen === null) throw redirect({ to: LOGIN_OF.restaurant, search, replace: true });
    return { kitchen };
  },
  loader: () => loadTexts('account', 'kitchen', 'kitchen-watch', 'panel', 'security'),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  const { kitchen } = Route.useRouteContext();
  return <SessionAlarm kitchen={kitchen} returnPath={returnPath} />;
}
