import { createFileRoute } from '@tanstack/react-router';
import { AdminOverviewScreen } from '../features/admin/overview-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/')({ component: AdminOverviewScreen });
