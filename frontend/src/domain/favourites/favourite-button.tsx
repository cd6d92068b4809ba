import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

/** The heart: lit for a favourite. Whoever is not signed in is asked to, and comes back. */
export function FavouriteButton({ restaurant }: { restaurant: RestaurantCardView }) {
  const t = useText();
  const { isFavourite, isOffered, toggle } = useFavourite(restaurant);
  if (!isOffered) return null;
  const Icon = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isFavourite}
      aria-label={t('favourites.toggle', { name: restaurant.name })}
      onClick={toggle}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
