import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../features/kitchen/settings-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/settings')({ component: SettingsScreen });
