import { createFileRoute } from '@tanstack/react-router';
import { readLinkSearch } from '../../features/account-links/link-search.ts';
import { PasswordResetScreen } from '../../features/account-links/password-reset-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/password-reset')({
  staticData: { audience: 'partner' },
  validateSearch: readLinkSearch,
  loader: () => loadTexts('account', 'account-links', 'panel'),
  component: () => <PasswordResetScreen audience="restaurant" />,
});
