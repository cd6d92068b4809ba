import { createFileRoute } from '@tanstack/react-router';
import { AdminOrdersScreen } from '../../../features/admin/orders/orders-screen.tsx';
import type { OrdersSearch } from '../../../features/admin/tables/admin-search.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/orders')({
  validateSearch: unread<OrdersSearch>,
  component: AdminOrdersScreen,
});
