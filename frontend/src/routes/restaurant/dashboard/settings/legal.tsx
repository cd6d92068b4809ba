import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../../../../features/kitchen-settings/legal/legal-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/legal')({
  beforeLoad: ownerOnly,
  component: LegalScreen,
});
