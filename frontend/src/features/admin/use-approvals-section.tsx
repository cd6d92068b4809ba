import { hasAdminRight } from '@contracts/admin-roles.ts';
import type { AccountView } from '@contracts/account-views.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PanelSection } from '../../components/panel-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { REGISTRATION_READS, registrationCountQuery } from '../../lib/api/admin-tables.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';

/** The way to the approvals with how many wait, live; none for those who may not decide. */
export function useApprovalsSection({ adminRole }: AccountView): PanelSection[] {
  const t = useText();
  const queryClient = useQueryClient();
  const isAllowed = hasAdminRight(adminRole, 'review_restaurants');
  const { data } = useQuery({ ...registrationCountQuery(), enabled: isAllowed });
  const read = () => void queryClient.invalidateQueries({ queryKey: REGISTRATION_READS });
  useTopic(isAllowed ? 'admin' : null, {
    onSnapshot: read,
    onEvent: ({ name }) => {
      if (name === 'restaurant:reviewed') read();
    },
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
