import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminLayout } from '../../features/admin/layout/admin-layout.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { layout: 'panel', audience: 'partner' },
  beforeLoad: async (guarded) => {
    const { account } = await requireRole('admin')(guarded);
    if (account.needsSecondFactor) throw redirect({ to: '/admin/second-factor' });
    return { account };
  },
  loader: () => loadTexts('admin', 'admin-live', 'admin-tables', 'kitchen-problems', 'order-words', 'panel'),
  component: AdminLayout,
});
