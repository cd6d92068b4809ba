import { createFileRoute } from '@tanstack/react-router';
import { safeReturnPath } from '../features/session/guards.ts';

interface AuthSearch {
  mode?: 'register';
  redirect?: string;
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    ...(search.mode === 'register' && { mode: 'register' as const }),
    ...(safeReturnPath(search.redirect) && { redirect: String(search.redirect) }),
  }),
  component: Screen,
});

function Screen() {
  return null;
}
