import { createFileRoute } from '@tanstack/react-router';
import type { TranslationSearch } from '../../../features/admin-translations/translation-search.ts';
import { TranslationsScreen } from '../../../features/admin-translations/translations-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/translations')({
  validateSearch: unread<TranslationSearch>,
  loader: () => loadTexts('admin-translations'),
  component: TranslationsScreen,
});
