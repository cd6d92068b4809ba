import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { IconHeartFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { capacityHint } from '../../../domain/restaurants/capacity-hint.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatDeliveryTime } from '../../../lib/format/dates/delivery-time.ts';
import classes from './again.module.css';
import { SmallPicture } from './small-picture.tsx';

export function FavouriteLink({ restaurant }: { restaurant: RestaurantCardView }) {
  const t = useText();
  const { id, name, imageUrl, isOpen } = restaurant;
  const usual = isOpen ? formatDeliveryTime(restaurant, t) : t('restaurant.closed');
  return (
    <Link to="/restaurant/$id" params={{ id: String(id) }} className={classes.card} data-closed={!isOpen || undefined}>
      <SmallPicture imageUrl={imageUrl} />
      <span className={classes.words}>
        <span className={classes.name}>
          <b lang={MENU_LANGUAGE}>{name}</b>
        </span>
        <span className={classes.more}>{capacityHint(restaurant, t) ?? usual}</span>
      </span>
      <IconHeartFilled size={18} aria-hidden />
    </Link>
  );
}
