import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '../features/account/login/auth-screen.tsx';
import { prefetchDemoLogins } from '../domain/session/demo-logins.ts';
import { redirectSignedIn, safeReturnPath } from '../domain/session/guards.ts';
import { loadTexts } from '../i18n/texts.ts';

interface AuthSearch {
  mode?: 'register';
  redirect?: string;
}

export const Route = createFileRoute('/auth')({
  // Each key is named, also when it is empty: the router passes on what this leaves out.
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    mode: search.mode === 'register' ? 'register' : undefined,
    redirect: safeReturnPath(search.redirect),
  }),
  beforeLoad: redirectSignedIn,
  loader: ({ context }) =>
    Promise.all([loadTexts('account', 'footer', 'security'), prefetchDemoLogins(context.queryClient)]),
  component: AuthScreen,
});
