import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginScreen } from '../../features/admin-auth/admin-login-screen.tsx';
import { readPanelReturn, signInAs } from '../../domain/session/guards.ts';
import { SignedIn } from '../../domain/session/signed-in.tsx';
import { HOME_OF } from '../../domain/session/session.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/admin/auth')({
  staticData: { audience: 'partner' },
  validateSearch: readPanelReturn(HOME_OF.admin),
  beforeLoad: signInAs('admin'),
  loader: () => loadTexts('admin', 'panel', 'security'),
  component: Screen,
});

function Screen() {
  const { redirect: returnPath } = Route.useSearch();
  const { signedIn } = Route.useRouteContext();
  if (signedIn) return <SignedIn account={signedIn} login="/admin/auth" />;
  return <AdminLoginScreen returnPath={returnPath} />;
}
