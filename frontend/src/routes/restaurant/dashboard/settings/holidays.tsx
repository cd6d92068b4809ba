import { createFileRoute } from '@tanstack/react-router';
import { HolidaysScreen } from '../../../../features/kitchen-settings/holidays/holidays-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/holidays')({
  beforeLoad: ownerOnly,
  component: HolidaysScreen,
});
