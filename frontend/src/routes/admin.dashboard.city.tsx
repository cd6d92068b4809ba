import { createFileRoute } from '@tanstack/react-router';
import { CityScreen } from '../features/admin/city/city-screen.tsx';
import type { CitySearch } from '../features/admin/city/city-search.ts';
import { loadTexts } from '../i18n/texts.ts';
import { unread } from '../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/city')({
  validateSearch: unread<CitySearch>,
  loader: () => loadTexts('admin-city', 'kitchen-riders'),
  component: CityScreen,
});
