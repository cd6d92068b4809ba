import { createFileRoute, redirect } from '@tanstack/react-router';
import { FactorSetupScreen } from '../../features/admin-accounts/factor/factor-setup-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { HOME_OF } from '../../domain/session/session.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/admin/second-factor')({
  staticData: { audience: 'partner' },
  beforeLoad: async (guarded) => {
    const { account } = await requireRole('admin')(guarded);
    if (!account.needsSecondFactor) throw redirect({ to: HOME_OF.admin, replace: true });
    return { account };
  },
  loader: () => loadTexts('account', 'admin', 'admin-accounts', 'panel', 'security'),
  component: FactorSetupScreen,
});
