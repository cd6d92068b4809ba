import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../features/account-links/confirm-email-screen.tsx';
import { readLinkSearch, useLinkToken } from '../features/account-links/link-token.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: readLinkSearch,
  loader: () => loadTexts('account-links'),
  component: Screen,
});

function Screen() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  const forget = () => void navigate({ search: {}, replace: true });
  return <ConfirmEmailScreen token={useLinkToken(token, forget)} />;
}
