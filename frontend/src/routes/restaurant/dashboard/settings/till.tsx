import { createFileRoute } from '@tanstack/react-router';
import { PosScreen } from '../../../../features/kitchen-settings/pos/pos-screen.tsx';
import { ownerOnly } from '../../../../features/kitchen/owner-only.ts';
import { loadTexts } from '../../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/till')({
  beforeLoad: ownerOnly,
  loader: () => loadTexts('pos'),
  component: PosScreen,
});
