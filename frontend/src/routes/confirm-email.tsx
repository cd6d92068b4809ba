import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../features/account-links/confirm-email-screen.tsx';
import { readLinkSearch } from '../features/account-links/link-search.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: readLinkSearch,
  loader: () => loadTexts('account-links'),
  component: ConfirmEmailScreen,
});
