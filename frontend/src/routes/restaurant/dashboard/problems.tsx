import { createFileRoute } from '@tanstack/react-router';
import { ProblemsScreen } from '../../../features/kitchen/problems/problems-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/problems')({ component: ProblemsScreen });
