import { createFileRoute } from '@tanstack/react-router';
import { AdminRestaurantsScreen } from '../features/admin/restaurants-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/restaurants')({ component: AdminRestaurantsScreen });
