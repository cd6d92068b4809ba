import { createFileRoute, Outlet } from '@tanstack/react-router';
import { KitchenLayout } from '../features/kitchen/kitchen-layout.tsx';
import { requireRole } from '../features/session/guards.ts';

export const Route = createFileRoute('/restaurant/dashboard')({
  staticData: { layout: 'panel' },
  beforeLoad: requireRole('restaurant'),
  component: Screen,
});

function Screen() {
  const { account } = Route.useRouteContext();
  return (
    <KitchenLayout account={account}>
      <Outlet />
    </KitchenLayout>
  );
}
