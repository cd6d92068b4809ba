import { createFileRoute } from '@tanstack/react-router';
import { ownerOnly } from '../../../features/kitchen/owner-only.ts';
import { ReportScreen } from '../../../features/report/report-screen.tsx';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/restaurant/dashboard/reports')({
  validateSearch: unread<{ date?: string }>,
  beforeLoad: ownerOnly,
  component: Screen,
});

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

function Screen() {
  const date = Route.useSearch({
    select: (search) => (typeof search.date === 'string' && DAY.test(search.date) ? search.date : undefined),
  });
  const navigate = Route.useNavigate();
  return <ReportScreen date={date} onChoose={(day) => void navigate({ search: { date: day }, replace: true })} />;
}
