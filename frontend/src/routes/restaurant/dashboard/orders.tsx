import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../features/kitchen/orders/orders-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/orders')({ component: OrdersScreen });
