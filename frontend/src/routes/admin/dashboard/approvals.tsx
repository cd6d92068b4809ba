import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsScreen } from '../../../features/admin/approvals/approvals-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/approvals')({ component: ApprovalsScreen });
