import { createFileRoute } from '@tanstack/react-router';
import { MenuScreen } from '../features/kitchen/menu-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/menu')({ component: MenuScreen });
