import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../features/kitchen/overview-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/')({ component: OverviewScreen });
