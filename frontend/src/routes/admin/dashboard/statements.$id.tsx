import { createFileRoute, notFound } from '@tanstack/react-router';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import { monthIn } from '../../../features/admin-payments/payments-search.ts';
import { StatementScreen } from '../../../features/admin-payments/statement-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { parseId } from '../../../lib/format/ids.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/statements/$id')({
  validateSearch: unread<{ month?: string }>,
  loader: async ({ params }) => {
    if (parseId(params.id) === null) throw notFound();
    await loadTexts('paper');
  },
  component: Screen,
});

function Screen() {
  const t = useText();
  const id = parseId(Route.useParams().id) ?? 0;
  const month = Route.useSearch({ select: monthIn });
  const navigate = Route.useNavigate();
  return (
    <NeedsRight right="payments" title={t('statement.title')}>
      <StatementScreen
        key={id}
        restaurantId={id}
        month={month}
        onChoose={(chosen) => void navigate({ search: { month: chosen }, replace: true })}
      />
    </NeedsRight>
  );
}
