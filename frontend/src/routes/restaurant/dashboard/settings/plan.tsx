import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../../../../features/kitchen-settings/plan/plan-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';
import { loadTexts } from '../../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/plan')({
  beforeLoad: ownerOnly,
  loader: () => loadTexts('pages'),
  component: PlanScreen,
});
