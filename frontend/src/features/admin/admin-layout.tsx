import type { AccountView } from '@contracts/views.ts';
import { Text } from '@mantine/core';
import { IconBuildingStore, IconCreditCard, IconLayoutDashboard, IconReceipt, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { ConnectionLabel } from '../../components/connection-label.tsx';
import { PanelLayout, type PanelSection } from '../../components/panel-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useCurrentUser } from '../session/session.ts';
import { useLogoutAction } from '../shell/use-logout-action.ts';
import { useAdminFeed } from './use-admin-live.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

interface Props {
  account: AccountView;
  children: ReactNode;
}

export function AdminLayout({ account, children }: Props) {
  const t = useText();
  const logOut = useLogoutAction('admin');
  useAdminFeed();
  useEndedSession();

  const sections: PanelSection[] = [
    { to: '/admin/dashboard', label: t('admin.nav.overview'), icon: <IconLayoutDashboard {...ICON} /> },
    { to: '/admin/dashboard/restaurants', label: t('admin.nav.restaurants'), icon: <IconBuildingStore {...ICON} /> },
    { to: '/admin/dashboard/users', label: t('admin.nav.users'), icon: <IconUsers {...ICON} /> },
    { to: '/admin/dashboard/orders', label: t('admin.nav.orders'), icon: <IconReceipt {...ICON} /> },
    { to: '/admin/dashboard/payments', label: t('admin.nav.payments'), icon: <IconCreditCard {...ICON} /> },
  ];
  return (
    <PanelLayout
      navigationLabel={t('admin.nav.label')}
      sections={sections}
      logoutLabel={t('admin.nav.logout')}
      onLogout={logOut}
      name={
        <Text fw={700} size="lg" lh={1.2}>
          {t('admin.panel')}
        </Text>
      }
      tools={
        <>
          <ConnectionLabel explain />
          <Text size="sm" c="dimmed">
            {account.email}
          </Text>
        </>
      }
    >
      {children}
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
