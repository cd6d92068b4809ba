import { createFileRoute } from '@tanstack/react-router';
import { StationsScreen } from '../../../../features/kitchen-settings/stations/stations-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/stations')({
  beforeLoad: ownerOnly,
  component: StationsScreen,
});
