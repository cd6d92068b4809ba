import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../features/kitchen/orders-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/orders')({ component: OrdersScreen });
