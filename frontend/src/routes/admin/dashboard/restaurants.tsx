import { createFileRoute } from '@tanstack/react-router';
import { AdminRestaurantsScreen } from '../../../features/admin/restaurants/restaurants-screen.tsx';
import type { RestaurantsSearch } from '../../../features/admin/tables/admin-search.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/restaurants')({
  validateSearch: unread<RestaurantsSearch>,
  loader: () => loadTexts('admin-moderation', 'dishes', 'moderation', 'settings'),
  component: AdminRestaurantsScreen,
});
