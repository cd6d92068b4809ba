import { createFileRoute } from '@tanstack/react-router';
import { AdminPaymentsScreen } from '../features/admin/payments-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/payments')({ component: AdminPaymentsScreen });
