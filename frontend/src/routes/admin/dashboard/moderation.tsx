import { createFileRoute } from '@tanstack/react-router';
import type { ModerationSearch } from '../../../features/admin/moderation/moderation-search.ts';
import { ModerationScreen } from '../../../features/admin/moderation/moderation-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/moderation')({
  validateSearch: unread<ModerationSearch>,
  loader: () => loadTexts('admin-moderation', 'dishes', 'moderation'),
  component: ModerationScreen,
});
