import { createFileRoute } from '@tanstack/react-router';
import { AdminAccountScreen } from '../../../features/admin-accounts/account-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/admin/dashboard/account')({
  loader: () => loadTexts('account', 'admin-accounts', 'security'),
  component: AdminAccountScreen,
});
