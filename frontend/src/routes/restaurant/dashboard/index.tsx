import { createFileRoute, redirect } from '@tanstack/react-router';
import { OverviewScreen } from '../../../features/kitchen/overview/overview-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/')({
  // Where every login of a restaurant leads: for staff of the kitchen that means the orders.
  beforeLoad: ({ context }) => {
    if (context.account.isKitchenOnly) throw redirect({ to: '/restaurant/dashboard/orders', replace: true });
  },
  component: OverviewScreen,
});
