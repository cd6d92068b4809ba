import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PanelSection } from '../../../components/page/panel-layout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { MODERATION_READS, moderationCountsQuery } from '../../../lib/api/admin/admin-moderation.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';

/** The way to notices and complaints with how many are open, live; none for those who may not decide. */
export function useModerationSection({ adminRole }: AccountView): PanelSection[] {
  const t = useText();
  const isAllowed = hasAdminRight(adminRole, 'moderate');
  const { data } = useQuery({ ...moderationCountsQuery(), enabled: isAllowed });
  useLive(isAllowed ? 'admin' : null, {
    queryKey: MODERATION_READS,
    snapshot: READ_ANEW,
    events: { 'admin:moderation': READ_ANEW },
  });
  if (!isAllowed) return [];
  const count = (data?.open ?? 0) + (data?.openAppeals ?? 0);
  return [
    {
      to: '/admin/dashboard/moderation',
      label: t('admin.nav.moderation'),
      icon: <IconFlag size={20} aria-hidden />,
      badge: count > 0 ? { text: String(count), label: t('admin.nav.moderation.open', { count }) } : undefined,
    },
  ];
}
