import { createFileRoute } from '@tanstack/react-router';
import { DoneScreen } from '../../../features/kitchen/done/done-screen.tsx';
import type { DoneSearch } from '../../../features/kitchen/done/done-search.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/restaurant/dashboard/done')({
  validateSearch: unread<DoneSearch>,
  loader: () => loadTexts('kitchen-done'),
  component: DoneScreen,
});
