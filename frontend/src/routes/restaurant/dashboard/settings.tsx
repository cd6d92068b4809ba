import { createFileRoute } from '@tanstack/react-router';
import { SettingsLayout } from '../../../features/kitchen-settings/settings-layout.tsx';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings')({
  loader: () => loadTexts('photos', 'settings'),
  component: SettingsLayout,
});
