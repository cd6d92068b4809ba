import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../features/account/settings/notifications-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/notifications')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account'),
  component: NotificationsScreen,
});
