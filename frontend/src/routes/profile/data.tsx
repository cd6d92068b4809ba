import { createFileRoute } from '@tanstack/react-router';
import { DataScreen } from '../../features/account/settings/data-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/data')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account'),
  component: DataScreen,
});
