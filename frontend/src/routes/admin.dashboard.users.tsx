import { createFileRoute } from '@tanstack/react-router';
import { AdminUsersScreen } from '../features/admin/users-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/users')({ component: AdminUsersScreen });
