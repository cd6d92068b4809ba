import { createFileRoute } from '@tanstack/react-router';
import { NeedsRight } from '../../../domain/admin/needs-right.tsx';
import { AdminPaymentsScreen } from '../../../features/admin-payments/payments-screen.tsx';
import { parsePaymentsSearch } from '../../../features/admin-payments/payments-search.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { PaymentsFilter } from '../../../lib/api/admin/admin-payments.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/payments')({
  validateSearch: unread<PaymentsFilter>,
  loader: () => loadTexts('paper'),
  component: Screen,
});

function Screen() {
  const t = useText();
  const filter = Route.useSearch({ select: parsePaymentsSearch, structuralSharing: true });
  const navigate = Route.useNavigate();
  return (
    <NeedsRight right="payments" title={t('admin.nav.payments')}>
      <AdminPaymentsScreen
        filter={filter}
        onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </NeedsRight>
  );
}
