import { createFileRoute } from '@tanstack/react-router';
import { ProblemsScreen } from '../../../features/admin/problems/problems-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/problems')({ component: ProblemsScreen });
