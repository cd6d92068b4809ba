import { createFileRoute } from '@tanstack/react-router';
import { AdminsScreen } from '../../../features/admin-accounts/admins-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/admin/dashboard/admins')({
  loader: () => loadTexts('account', 'admin-accounts', 'security'),
  component: AdminsScreen,
});
