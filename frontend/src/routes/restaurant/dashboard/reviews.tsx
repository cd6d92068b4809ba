import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '../../../features/kitchen-reviews/reviews-screen.tsx';
import { ownerOnly } from '../../../features/kitchen/owner-only.ts';
import { loadTexts } from '../../../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/reviews')({
  beforeLoad: ownerOnly,
  loader: () => loadTexts('kitchen-reviews', 'dishes'),
  component: ReviewsScreen,
});
