import { createFileRoute } from '@tanstack/react-router';
import { AdminOrdersScreen } from '../features/admin/orders-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/orders')({ component: AdminOrdersScreen });
