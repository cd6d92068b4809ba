import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '../features/admin/admin-layout.tsx';
import { requireRole } from '../features/session/guards.ts';

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { layout: 'panel' },
  beforeLoad: requireRole('admin'),
  component: Screen,
});

function Screen() {
  const { account } = Route.useRouteContext();
  return (
    <AdminLayout account={account}>
      <Outlet />
    </AdminLayout>
  );
}
