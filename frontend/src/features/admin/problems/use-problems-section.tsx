import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { IconMessageReport } from '@tabler/icons-react';
import type { PanelSection } from '../../../components/page/panel-layout.tsx';
import { useOpenProblems } from '../../../domain/problems/use-open-problems.ts';
import { useText } from '../../../i18n/use-text.ts';

/** The way to what customers report, with how many wait, live; none for those who may not answer. */
export function useProblemsSection({ adminRole }: AccountView): PanelSection[] {
  const t = useText();
  const isAllowed = hasAdminRight(adminRole, 'answer_problems');
  const count = useOpenProblems('admin', isAllowed ? 'admin' : null)?.open ?? 0;
  if (!isAllowed) return [];
  return [
    {
      to: '/admin/dashboard/problems',
      label: t('problems.title'),
      icon: <IconMessageReport size={20} aria-hidden />,
      badge: count > 0 ? { text: String(count), label: t('problems.waiting', { count }) } : undefined,
    },
  ];
}
