import { Text } from '@mantine/core';
import {
  IconChecks,
  IconLayoutDashboard,
  IconMessageReport,
  IconMessageStar,
  IconReceipt,
  IconReceiptEuro,
  IconSettings,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { ExplainedConnection } from '../../../components/notices/explained-connection.tsx';
import { UnreadLabel } from '../../../components/notices/unread-label.tsx';
import { PanelLayout, type PanelSection } from '../../../components/page/panel-layout.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { CapacityButton } from '../capacity/capacity-button.tsx';
import { CapacityStrip } from '../capacity/capacity-strip.tsx';
import { useCapacity } from '../capacity/state/use-capacity.ts';
import { TicketPrinter } from '../paper/ticket-printer.tsx';
import { DeviceNotices } from '../watch/device-notices.tsx';
import { useKeepKitchenAtWork } from '../session/use-keep-kitchen-at-work.ts';
import { ProblemStrip } from '../problems/problem-strip.tsx';
import { useWarnings } from '../watch/use-warnings.ts';
import { WaitingStrip } from '../watch/waiting-strip.tsx';
import { WatchStrips } from '../watch/watch-strips.tsx';
import { useOpenProblems } from '../../../domain/problems/use-open-problems.ts';
import { useAccount } from '../../../domain/session/use-account.ts';
import { useLogoutAction } from '../../../domain/session/use-logout-action.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { KitchenProvider } from './kitchen-provider.tsx';
import { OpenSwitch } from '../open-state/open-switch.tsx';
import { QueueNotices } from './queue-notices.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { OpeningChecklist } from '../overview/opening-checklist.tsx';
import { TraderNotice } from './trader-notice.tsx';
import { RingStrip } from './ring-strip.tsx';
import { ShiftControl } from './shift-control.tsx';
import { StripStack } from './strip-stack.tsx';
import { shiftAtom } from '../shift/shift.ts';
import { useOpenState } from '../open-state/use-open-state.ts';
import { REVIEWS_PATH, useNewReviews } from './use-new-reviews.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

export function KitchenLayout() {
  return (
    <KitchenProvider restaurantId={useAccount().id}>
      <KitchenPanel />
    </KitchenProvider>
  );
}

function KitchenPanel() {
  const t = useText();
  const account = useAccount();
  const { queue, orders, laterIds, listError } = useKitchen();
  const openState = useOpenState(account.id);
  const { info } = openState;
  const ordersKey = queue?.orders.map(({ id, status }) => (status === 'cancelled' ? `${id}x` : id)).join() ?? '';
  const capacity = useCapacity(openState.publicState?.version ?? 0, ordersKey);
  const warnings = useWarnings();
  const logOut = useLogoutAction('restaurant');
  const setShift = useSetAtom(shiftAtom);
  // Until it is known, the shift counts: nothing may keep a kitchen from its bell.
  const isApproved = info === undefined || info.review.status === 'approved';
  const waiting = useOpenProblems('restaurant', `restaurant:${account.id}:orders`);
  const waitingCount = waiting?.open ?? 0;
  const newReviews = useNewReviews(account.isKitchenOnly ? null : `restaurant:${account.id}:orders`);
  const pendingCount = orders.filter(({ id, status }) => status === 'pending' && !laterIds.has(id)).length;
  const isUnread = listError !== null || openState.isUnread;
  useKeepKitchenAtWork(queue && pendingCount);

  const overview: PanelSection = {
    to: '/restaurant/dashboard',
    label: t('kitchen.nav.dashboard'),
    icon: <IconLayoutDashboard {...ICON} />,
  };
  const sections: PanelSection[] = [
    // Staff of the kitchen may not see its statistics.
    ...(account.isKitchenOnly ? [] : [overview]),
    {
      to: '/restaurant/dashboard/orders',
      label: t('kitchen.nav.orders'),
      icon: <IconReceipt {...ICON} />,
      badge:
        pendingCount > 0
          ? { text: String(pendingCount), label: t('kitchen.count.pending', { count: pendingCount }) }
          : undefined,
    },
    { to: '/restaurant/dashboard/done', label: t('kitchen.nav.done'), icon: <IconChecks {...ICON} /> },
    {
      to: '/restaurant/dashboard/problems',
      label: t('problems.title'),
      icon: <IconMessageReport {...ICON} />,
      badge:
        waitingCount > 0
          ? { text: String(waitingCount), label: t('problems.waiting', { count: waitingCount }) }
          : undefined,
    },
    { to: '/restaurant/dashboard/menu', label: t('kitchen.nav.menu'), icon: <IconToolsKitchen2 {...ICON} /> },
    ...(account.isKitchenOnly
      ? []
      : [
          {
            to: REVIEWS_PATH,
            label: t('kitchen.nav.reviews'),
            icon: <IconMessageStar {...ICON} />,
            badge:
              newReviews > 0
                ? { text: String(newReviews), label: t('kitchen.count.newReviews', { count: newReviews }) }
                : undefined,
          } satisfies PanelSection,
          {
            to: '/restaurant/dashboard/reports',
            label: t('report.nav'),
            icon: <IconReceiptEuro {...ICON} />,
          } satisfies PanelSection,
        ]),
    {
      to: '/restaurant/dashboard/settings',
      label: t('kitchen.nav.settings'),
      icon: <IconSettings {...ICON} />,
      isParent: true,
    },
  ];

  return (
    <PanelLayout
      navigationLabel={t('kitchen.nav.label')}
      sections={sections}
      logoutLabel={t('kitchen.nav.logout')}
      onLogout={() => {
        setShift(false);
        logOut();
      }}
      name={
        <>
          <Text fw={700} size="lg" lh={1.2}>
            {info?.name ?? account.name}
          </Text>
          {isUnread ? <UnreadLabel /> : <ExplainedConnection />}
        </>
      }
      tools={
        <>
          <OpenSwitch openState={openState} capacity={capacity.view} />
          <CapacityButton capacity={capacity} openState={openState} />
          <DeviceNotices restaurantId={account.id} />
          {isApproved && <ShiftControl />}
        </>
      }
      strip={
        <>
          <RingStrip warnings={warnings} />
          <StripStack>
            <WatchStrips capacity={capacity} warnings={warnings} />
            <WaitingStrip />
            <CapacityStrip capacity={capacity} />
            <ProblemStrip waiting={waiting} />
          </StripStack>
          <QueueNotices />
        </>
      }
    >
      <ApprovalNotice review={info?.review} />
      {!account.isKitchenOnly && info?.isNew === false && <TraderNotice info={info} />}
      {!account.isKitchenOnly && info?.isNew && info.openingNeeds.length > 0 && <OpeningChecklist info={info} />}
      <Outlet />
      <TicketPrinter orders={queue?.orders} />
    </PanelLayout>
  );
}
