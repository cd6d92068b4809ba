import { createFileRoute } from '@tanstack/react-router';
import { GuestDataScreen } from '../../../features/admin-guest-data/guest-data-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/admin/dashboard/guest-data')({
  loader: () => loadTexts('account', 'admin-guest-data', 'security'),
  component: GuestDataScreen,
});
