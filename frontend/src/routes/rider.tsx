import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../domain/session/guards.ts';
import { RiderScreen } from '../features/rider/rider-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/rider')({
  staticData: { layout: 'panel', audience: 'partner' },
  beforeLoad: requireRole('restaurant', 'rider'),
  loader: () => loadTexts('panel', 'rider'),
  component: RiderScreen,
});
