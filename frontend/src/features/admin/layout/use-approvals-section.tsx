import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PanelSection } from '../../../components/page/panel-layout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { REGISTRATION_READS, registrationCountQuery } from '../../../lib/api/admin/admin-tables.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';

/** The way to the approvals with how many wait, live; none for those who may not decide. */
export function useApprovalsSection({ adminRole }: AccountView): PanelSection[] {
  const t = useText();
  const isAllowed = hasAdminRight(adminRole, 'review_restaurants');
  const { data } = useQuery({ ...registrationCountQuery(), enabled: isAllowed });
  useLive(isAllowed ? 'admin' : null, {
    queryKey: REGISTRATION_READS,
    snapshot: READ_ANEW,
    events: { 'restaurant:reviewed': READ_ANEW },
  });
  if (!isAllowed) return [];
  const count = data?.count ?? 0;
  return [
    {
      to: '/admin/dashboard/approvals',
      label: t('approvals.title'),
      icon: <IconClipboardCheck size={20} aria-hidden />,
      badge: count > 0 ? { text: String(count), label: t('approvals.count', { count }) } : undefined,
    },
  ];
}
