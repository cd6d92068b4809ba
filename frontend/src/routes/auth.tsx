import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '../features/account/auth-screen.tsx';
import { redirectSignedIn, safeReturnPath } from '../features/session/guards.ts';

interface AuthSearch {
  mode?: 'register';
  redirect?: string;
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    const path = safeReturnPath(search.redirect);
    return { ...(search.mode === 'register' && { mode: 'register' as const }), ...(path && { redirect: path }) };
  },
  beforeLoad: redirectSignedIn,
  component: AuthScreen,
});
