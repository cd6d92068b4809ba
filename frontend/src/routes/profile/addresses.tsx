import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '../../features/addresses/addresses-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/addresses')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('checkout', 'account'),
  component: AddressesScreen,
});
