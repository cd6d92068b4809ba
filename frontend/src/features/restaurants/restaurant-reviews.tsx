import type { RestaurantDetailView } from '@contracts/views.ts';
import { IconMessageStar } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';

/** What the reviews come to, and how they come about. */
export function RestaurantReviews({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const [language] = useLanguage();
  const rating = Number(restaurant.rating).toLocaleString(language, { minimumFractionDigits: 1 });
  return (
    <EmptyState
      icon={<IconMessageStar size={44} stroke={1.6} />}
      title={
        restaurant.reviewCount > 0
          ? t('restaurant.ratingOf', { rating, count: restaurant.reviewCount })
          : t('restaurant.noReviews')
      }
    >
      {t('restaurant.reviewsNote')}
    </EmptyState>
  );
}
