import { createFileRoute } from '@tanstack/react-router';
import type { AuditSearch } from '../../../features/admin-audit/audit-search.ts';
import { AuditScreen } from '../../../features/admin-audit/audit-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/audit')({
  validateSearch: unread<AuditSearch>,
  loader: () => loadTexts('admin-accounts', 'admin-audit'),
  component: AuditScreen,
});
