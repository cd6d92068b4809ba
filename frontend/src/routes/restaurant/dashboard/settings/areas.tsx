import { createFileRoute } from '@tanstack/react-router';
import { AreasScreen } from '../../../../features/kitchen-settings/areas/areas-screen.tsx';
import { loadTexts } from '../../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/areas')({
  loader: () => loadTexts('map'),
  component: AreasScreen,
});
