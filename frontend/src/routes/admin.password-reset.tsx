import { createFileRoute } from '@tanstack/react-router';
import { readLinkSearch, useLinkToken } from '../features/account-links/link-token.ts';
import { PasswordResetScreen } from '../features/account-links/password-reset-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/admin/password-reset')({
  staticData: { audience: 'partner' },
  validateSearch: readLinkSearch,
  loader: () => loadTexts('account', 'account-links', 'panel'),
  component: Screen,
});

function Screen() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  const forget = () => void navigate({ search: {}, replace: true });
  return <PasswordResetScreen audience="admin" token={useLinkToken(token, forget)} />;
}
