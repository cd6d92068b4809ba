import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import { Text } from '@mantine/core';
import {
  IconBuildingStore,
  IconCreditCard,
  IconLayoutDashboard,
  IconMapPin,
  IconReceipt,
  IconUrgent,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ExplainedConnection } from '../../../components/notices/explained-connection.tsx';
import { PanelLayout, type PanelSection } from '../../../components/page/panel-layout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { boardCountsQuery } from '../../../lib/api/admin/admin-board.ts';
import { watchAttendance } from '../../../lib/api/session/attendance.ts';
import { totalOf } from '../../../domain/admin/board-total.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { useLogoutAction } from '../../../domain/session/use-logout-action.ts';
import { furtherSections, queuesSection } from './further-sections.tsx';
import { useAdminFeed } from '../../../domain/admin/use-admin-live.ts';
import { useModerationSection } from '../moderation/use-moderation-section.tsx';
import { useProblemsSection } from '../problems/use-problems-section.tsx';
import { useApprovalsSection } from './use-approvals-section.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

export function AdminLayout() {
  const t = useText();
  const account = useAccount();
  const logOut = useLogoutAction('admin');
  useAdminFeed();
  useEffect(watchAttendance, []);
  useEndedSession();

  const stuck = useQuery({ ...boardCountsQuery(), select: totalOf }).data ?? 0;
  const sections: PanelSection[] = [
    { to: '/admin/dashboard', label: t('admin.nav.overview'), icon: <IconLayoutDashboard {...ICON} /> },
    {
      to: '/admin/dashboard/board',
      label: t('adminBoard.nav'),
      icon: <IconUrgent {...ICON} />,
      badge: stuck > 0 ? { text: String(stuck), label: t('adminBoard.count', { count: stuck }) } : undefined,
    },
    { to: '/admin/dashboard/city', label: t('admin.nav.city'), icon: <IconMapPin {...ICON} /> },
    { to: '/admin/dashboard/restaurants', label: t('admin.nav.restaurants'), icon: <IconBuildingStore {...ICON} /> },
    { to: '/admin/dashboard/users', label: t('admin.nav.users'), icon: <IconUsers {...ICON} /> },
    { to: '/admin/dashboard/orders', label: t('admin.nav.orders'), icon: <IconReceipt {...ICON} /> },
    ...(hasAdminRight(account.adminRole, 'payments')
      ? [
          {
            to: '/admin/dashboard/payments' as const,
            label: t('admin.nav.payments'),
            icon: <IconCreditCard {...ICON} />,
          },
        ]
      : []),
    ...useProblemsSection(account),
    ...useApprovalsSection(account),
    ...useModerationSection(account),
    ...furtherSections(t, account),
  ];
  return (
    <PanelLayout
      navigationLabel={t('admin.nav.label')}
      sections={sections}
      outerSections={queuesSection(t, account)}
      logoutLabel={t('admin.nav.logout')}
      onLogout={logOut}
      name={
        <Text fw={700} size="lg" lh={1.2}>
          {t('admin.panel')}
        </Text>
      }
      tools={
        <>
          <ExplainedConnection />
          <Text size="sm" c="dimmed">
            {account.email}
          </Text>
        </>
      }
    >
      <Outlet />
    </PanelLayout>
  );
}

/** When the session has ended elsewhere, the access check is asked anew; it leads to the login. */
function useEndedSession(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { user } = useCurrentUser();
  const isOver = user === null || (user !== undefined && user.role !== 'admin');
  useEffect(() => {
    if (!isOver) return;
    queryClient.removeQueries({ queryKey: ['admin', 'user'] });
    void router.invalidate();
  }, [isOver, queryClient, router]);
}
