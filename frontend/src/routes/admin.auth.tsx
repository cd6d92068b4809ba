import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminLoginScreen } from '../features/admin-auth/admin-login-screen.tsx';
import { readPanelReturn } from '../domain/session/guards.ts';
import { HOME_OF } from '../domain/session/session.ts';
import { loadTexts } from '../i18n/texts.ts';
import { userQuery } from '../lib/api/queries.ts';

export const Route = createFileRoute('/admin/auth')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.admin),
  beforeLoad: async ({ context, search }) => {
    // The dashboard's own check sent them here: going straight back would turn in circles.
    if (search.redirect !== undefined) return;
    const user = await context.queryClient.query(userQuery()).catch(() => null);
    if (user?.role === 'admin') throw redirect({ to: HOME_OF.admin, replace: true });
  },
  loader: () => loadTexts('admin', 'panel', 'security'),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  return <AdminLoginScreen returnPath={returnPath} />;
}
