import { createFileRoute } from '@tanstack/react-router';
import { AreasScreen } from '../features/kitchen-settings/areas/areas-screen.tsx';

export const Route = createFileRoute('/restaurant/dashboard/settings/areas')({
  component: AreasScreen,
});
