import { createFileRoute } from '@tanstack/react-router';
import { InformationScreen } from '../../../../features/kitchen-settings/information/information-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/information')({
  beforeLoad: ownerOnly,
  component: InformationScreen,
});
