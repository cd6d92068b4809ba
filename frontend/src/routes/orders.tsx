import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../features/orders/orders-screen.tsx';
import { requireRole } from '../features/session/guards.ts';

export const Route = createFileRoute('/orders')({ beforeLoad: requireRole('customer'), component: OrdersScreen });
