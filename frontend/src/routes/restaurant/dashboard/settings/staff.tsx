import { createFileRoute } from '@tanstack/react-router';
import { StaffScreen } from '../../../../features/kitchen-settings/staff/staff-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';
import { loadTexts } from '../../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/staff')({
  beforeLoad: ownerOnly,
  loader: () => loadTexts('account'),
  component: StaffScreen,
});
