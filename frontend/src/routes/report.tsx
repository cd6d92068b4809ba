import { NOTICE_TARGETS } from '@contracts/admin/moderation.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen, type ReportSearch } from '../features/moderation/report-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { parseId } from '../lib/format/ids.ts';
import { unread } from '../lib/unread-search.ts';

export const Route = createFileRoute('/report')({
  validateSearch: unread<ReportSearch>,
  loader: () => loadTexts('moderation'),
  component: Screen,
});

function Screen() {
  const search: Record<string, unknown> = Route.useSearch();
  const { target, id, name } = search;
  const read: ReportSearch = {
    target: NOTICE_TARGETS.find((known) => known === target),
    id: parseId(String(id)) ?? undefined,
    name: typeof name === 'string' ? name : undefined,
  };
  return <ReportScreen {...read} />;
}
