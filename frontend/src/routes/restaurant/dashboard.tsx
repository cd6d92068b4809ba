import { createFileRoute } from '@tanstack/react-router';
import { KitchenLayout } from '../../features/kitchen/layout/kitchen-layout.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard')({
  staticData: { layout: 'panel', audience: 'partner' },
  beforeLoad: requireRole('restaurant'),
  loader: () =>
    loadTexts(
      'dishes',
      'kitchen',
      'kitchen-problems',
      'kitchen-riders',
      'kitchen-watch',
      'capacity',
      'order-words',
      'panel',
      'paper',
      'queue',
    ),
  component: KitchenLayout,
});
