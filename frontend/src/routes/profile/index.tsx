import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../features/account/profile/profile-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account'),
  component: ProfileScreen,
});
