import type { AccountView } from '@contracts/views.ts';
import { Text } from '@mantine/core';
import { IconLayoutDashboard, IconReceipt, IconSettings, IconToolsKitchen2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ConnectionLabel } from '../../components/connection-label.tsx';
import { PanelLayout, type PanelSection } from '../../components/panel-layout.tsx';
import { useText } from '../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../lib/api/queries.ts';
import { useLogoutAction } from '../shell/use-logout-action.ts';
import { useKitchen } from './kitchen-context.ts';
import { KitchenProvider } from './kitchen-provider.tsx';
import { OpenSwitch } from './open-switch.tsx';
import { QueueNotices } from './queue-notices.tsx';
import { RingStrip } from './ring-strip.tsx';
import { ShiftControl } from './shift-control.tsx';
import { acknowledgedAtom, shiftAtom } from './shift.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

interface Props {
  account: AccountView;
  children: ReactNode;
}

export function KitchenLayout({ account, children }: Props) {
  return (
    <KitchenProvider restaurantId={account.id}>
      <KitchenPanel account={account}>{children}</KitchenPanel>
    </KitchenProvider>
  );
}

function KitchenPanel({ account, children }: Props) {
  const t = useText();
  const { queue } = useKitchen();
  const { data: info } = useQuery(kitchenInfoQuery());
  const logOut = useLogoutAction('restaurant');
  const setShift = useSetAtom(shiftAtom);
  const setAcknowledged = useSetAtom(acknowledgedAtom);
  const pendingCount = queue?.orders.filter((order) => order.status === 'pending').length ?? 0;

  const sections: PanelSection[] = [
    { to: '/restaurant/dashboard', label: t('kitchen.nav.dashboard'), icon: <IconLayoutDashboard {...ICON} /> },
    {
      to: '/restaurant/dashboard/orders',
      label: t('kitchen.nav.orders'),
      icon: <IconReceipt {...ICON} />,
      badge:
        pendingCount > 0
          ? { text: String(pendingCount), label: t('kitchen.count.pending', { count: pendingCount }) }
          : undefined,
    },
    { to: '/restaurant/dashboard/menu', label: t('kitchen.nav.menu'), icon: <IconToolsKitchen2 {...ICON} /> },
    { to: '/restaurant/dashboard/settings', label: t('kitchen.nav.settings'), icon: <IconSettings {...ICON} /> },
  ];

  return (
    <PanelLayout
      navigationLabel={t('kitchen.nav.label')}
      sections={sections}
      logoutLabel={t('kitchen.nav.logout')}
      onLogout={() => {
        setShift(false);
        setAcknowledged([]);
        logOut();
      }}
      name={
        <>
          <Text fw={700} size="lg" lh={1.2}>
            {info?.name ?? account.name}
          </Text>
          <ConnectionLabel explain />
        </>
      }
      tools={
        <>
          <OpenSwitch restaurantId={account.id} />
          <ShiftControl />
        </>
      }
      strip={
        <>
          <RingStrip />
          <QueueNotices />
        </>
      }
    >
      {children}
    </PanelLayout>
  );
}
