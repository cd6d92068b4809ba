import { createFileRoute } from '@tanstack/react-router';
import { CityScreen } from '../../../features/admin/city/city-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/admin/dashboard/city')({
  loader: () => loadTexts('admin-city', 'kitchen-riders'),
  component: CityScreen,
});
