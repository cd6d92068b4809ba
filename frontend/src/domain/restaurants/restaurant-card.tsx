import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { IconBike, IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatDeliveryTime } from '../../lib/format/dates/delivery-time.ts';
import { formatEuro, formatRoundEuro } from '../../lib/format/money.ts';
import { sizesOf } from '../../lib/photos.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { capacityHint } from './capacity-hint.ts';
import { OpenBadge } from './open-badge.tsx';
import { Rating } from './rating.tsx';
import classes from './restaurant-card.module.css';

const DISHES = '\u0000';

interface Props {
  restaurant: RestaurantCardView;
  /** The level of the heading with its name. */
  heading?: 'h2' | 'h3';
  /** Above the fold: its picture is fetched at once. */
  isEarly: boolean;
  /** From the last known list: nothing can be ordered from it. */
  isFrozen: boolean;
  /** What its fee, minimum and time hold for; left out: for nobody's postcode. */
  termsOf?: 'postcode' | 'pickup' | undefined;
  /** On a phone the picture stands beside the words, so that several fit on a screen. */
  isCompact?: boolean | undefined;
}

export function RestaurantCard({ restaurant, heading: Heading = 'h3', isEarly, isFrozen, termsOf, isCompact }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { id, name, description, category, imageUrl, isOpen, deliveryFee, minimumOrder, matchedDishes } = restaurant;
  const isPickup = termsOf === 'pickup';
  const fee = Number(deliveryFee) === 0 ? t('restaurant.freeDelivery') : formatEuro(deliveryFee, language);
  // Around the dishes, which are in the menu's language and not in the page's.
  const [before, after] = t('home.matched', { dishes: DISHES }).split(DISHES);
  const hint = capacityHint(restaurant, t);
  return (
    <article
      className={classes.card}
      data-closed={!isOpen || undefined}
      data-frozen={isFrozen || undefined}
      data-compact={isCompact === true ? true : undefined}
    >
      <div className={classes.picture}>
        {imageUrl && (
          <img
            src={imageUrl}
            srcSet={sizesOf(imageUrl)}
            sizes="400px"
            alt=""
            width={400}
            height={250}
            loading={isEarly ? 'eager' : 'lazy'}
            fetchPriority={isEarly ? 'high' : 'auto'}
            decoding="async"
          />
        )}
        {!isFrozen && (
          <div className={classes.badge}>
            <OpenBadge isOpen={isOpen} />
            {hint && <span className={classes.hint}>{hint}</span>}
          </div>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <Heading className={classes.name} lang={MENU_LANGUAGE}>
            {isFrozen ? (
              name
            ) : (
              <Link to="/restaurant/$id" params={{ id: String(id) }} className={classes.link}>
                {name}
              </Link>
            )}
          </Heading>
          <Rating rating={restaurant.rating} reviewCount={restaurant.reviewCount} />
        </div>
        {description && (
          <p className={classes.description} lang={MENU_LANGUAGE}>
            {description}
          </p>
        )}
        {matchedDishes && matchedDishes.length > 0 && (
          <p className={classes.matched}>
            {before}
            <span lang={MENU_LANGUAGE}>{matchedDishes.join(', ')}</span>
            {after}
          </p>
        )}
        <ul className={classes.facts}>
          <li>{t(`category.${category}`)}</li>
          <li>
            <IconClock size={16} aria-hidden />
            {formatDeliveryTime(restaurant, t)}
          </li>
          {isPickup ? (
            <li>
              <IconMapPin size={17} aria-hidden />
              {t('home.pickup')}
            </li>
          ) : (
            <li>
              <IconBike size={17} aria-hidden />
              <span className="spoken">{t('common.deliveryFee')}</span>
              {restaurant.deliversByArea && !termsOf ? t('restaurant.feeVaries', { fee }) : fee}
            </li>
          )}
          {(!isPickup || Number(minimumOrder) > 0) && (
            <li>{t('restaurant.minimum', { amount: formatRoundEuro(minimumOrder, language) })}</li>
          )}
        </ul>
      </div>
      {!isFrozen && (
        <div className={classes.heart}>
          <FavouriteButton restaurant={restaurant} />
        </div>
      )}
    </article>
  );
}

export function RestaurantCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={`${classes.picture} ${classes.skeleton}`} />
      <div className={classes.body}>
        <div className={classes.skeleton} style={{ height: 24, width: '70%' }} />
        <div className={classes.skeleton} style={{ height: 14, marginTop: 14 }} />
        <div className={classes.skeleton} style={{ height: 14, marginTop: 8, width: '80%' }} />
        <div className={classes.skeleton} style={{ height: 18, marginTop: 18, width: '60%' }} />
      </div>
    </div>
  );
}
