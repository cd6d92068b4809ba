import { createFileRoute } from '@tanstack/react-router';
import { AdminUsersScreen } from '../../../features/admin/users/users-screen.tsx';
import type { UsersSearch } from '../../../features/admin/tables/admin-search.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/users')({
  validateSearch: unread<UsersSearch>,
  loader: () => loadTexts('admin-moderation', 'moderation'),
  component: AdminUsersScreen,
});
