import { createFileRoute } from '@tanstack/react-router';
import { HoursScreen } from '../../../../features/kitchen-settings/hours/hours-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/hours')({
  beforeLoad: ownerOnly,
  component: HoursScreen,
});
