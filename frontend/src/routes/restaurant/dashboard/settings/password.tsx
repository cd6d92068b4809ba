import { createFileRoute } from '@tanstack/react-router';
import { PasswordScreen } from '../../../../features/kitchen-settings/password-screen.tsx';
import { loadTexts } from '../../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/password')({
  loader: () => loadTexts('account', 'security'),
  component: PasswordScreen,
});
