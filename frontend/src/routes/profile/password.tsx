import { createFileRoute } from '@tanstack/react-router';
import { PasswordScreen } from '../../features/account/settings/password-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/password')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account', 'panel', 'security'),
  component: PasswordScreen,
});
