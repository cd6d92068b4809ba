import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '../../../features/admin-board/board-screen.tsx';

export const Route = createFileRoute('/admin/dashboard/board')({ component: BoardScreen });
