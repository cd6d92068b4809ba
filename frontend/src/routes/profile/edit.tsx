import { createFileRoute } from '@tanstack/react-router';
import { EditProfileScreen } from '../../features/account/settings/edit-profile-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/edit')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account'),
  component: EditProfileScreen,
});
