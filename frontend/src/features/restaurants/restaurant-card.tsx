import type { RestaurantCardView } from '@contracts/views.ts';
import { Skeleton } from '@mantine/core';
import { IconBike, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro } from '../../lib/format/money.ts';
import { OpenBadge } from './open-badge.tsx';
import { Rating } from './rating.tsx';
import classes from './restaurant-card.module.css';

interface Props {
  restaurant: RestaurantCardView;
  /** Above the fold: its picture is fetched at once. */
  isEarly: boolean;
  /** From the last known list: nothing can be ordered from it. */
  isFrozen: boolean;
}

export function RestaurantCard({ restaurant, isEarly, isFrozen }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { id, name, description, category, imageUrl, isOpen } = restaurant;
  const fee =
    Number(restaurant.deliveryFee) === 0 ? t('restaurant.freeDelivery') : formatEuro(restaurant.deliveryFee, language);
  return (
    <article className={classes.card} data-closed={!isOpen || undefined} data-frozen={isFrozen || undefined}>
      <div className={classes.picture}>
        {imageUrl && (
          <img src={imageUrl} alt="" width={400} height={250} loading={isEarly ? 'eager' : 'lazy'} decoding="async" />
        )}
        {!isFrozen && (
          <div className={classes.badge}>
            <OpenBadge isOpen={isOpen} />
          </div>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3 className={classes.name}>
            {isFrozen ? (
              name
            ) : (
              <Link to="/restaurant/$id" params={{ id: String(id) }} className={classes.link}>
                {name}
              </Link>
            )}
          </h3>
          <Rating rating={restaurant.rating} reviewCount={restaurant.reviewCount} />
        </div>
        {description && <p className={classes.description}>{description}</p>}
        <ul className={classes.facts}>
          <li>{t(`category.${category}`)}</li>
          <li>
            <IconClock size={16} aria-hidden />
            {restaurant.deliveryTime.replace('-', '–')}
          </li>
          <li>
            <IconBike size={17} aria-hidden />
            <span className={classes.spoken}>{t('common.deliveryFee')}</span>
            {fee}
          </li>
        </ul>
      </div>
    </article>
  );
}

export function RestaurantCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton className={classes.picture} radius={0} />
      <div className={classes.body}>
        <Skeleton h={24} w="70%" />
        <Skeleton h={14} mt={14} />
        <Skeleton h={14} mt={8} w="80%" />
        <Skeleton h={18} mt={18} w="60%" />
      </div>
    </div>
  );
}
