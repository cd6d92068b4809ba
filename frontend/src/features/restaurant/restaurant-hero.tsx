import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { IconBike, IconCalendarClock, IconClock, IconCoinEuro, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ConnectionLabel } from '../../components/notices/connection-label.tsx';
import { Money } from '../../components/money.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { formatDeliveryTime } from '../../lib/format/dates/delivery-time.ts';
import { FavouriteButton } from '../../domain/favourites/favourite-button.tsx';
import { cityName } from '../../lib/format/labels.ts';
import { OpenBadge } from '../../domain/restaurants/open-badge.tsx';
import { openingText } from './information/opening-text.ts';
import { PlaceLine } from './place/place-line.tsx';
import type { Delivery } from './place/use-delivery.ts';
import { Rating } from '../../domain/restaurants/rating.tsx';
import classes from './restaurant-hero.module.css';

const ICON = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

interface Props {
  /** With the terms of the place that it is looked at from. */
  restaurant: RestaurantDetailView;
  delivery: Delivery;
}

export function RestaurantHero({ restaurant, delivery }: Props) {
  const t = useText();
  const { deliveryFee, minimumOrder, openingHours, address, city } = restaurant;
  return (
    <section className={classes.hero} data-closed={!restaurant.isOpen || undefined}>
      <div className={classes.inner}>
        <div className={classes.picture}>
          {restaurant.imageUrl && (
            <img src={restaurant.imageUrl} alt="" width={800} height={500} fetchPriority="high" />
          )}
        </div>
        <div className={classes.text}>
          <div className={classes.head}>
            <div className={classes.names}>
              <PageTitle className={classes.name} lang={MENU_LANGUAGE}>
                {restaurant.name}
              </PageTitle>
              <div className={classes.badges}>
                <OpenBadge isOpen={restaurant.isOpen} />
                <span className={classes.category}>{t(`category.${restaurant.category}`)}</span>
                <ConnectionLabel />
              </div>
            </div>
            <FavouriteButton restaurant={restaurant} />
          </div>
          {restaurant.description && (
            <p className={classes.description} lang={MENU_LANGUAGE}>
              {restaurant.description}
            </p>
          )}
          <div className={classes.details}>
            <p className={classes.place}>
              <Rating rating={restaurant.rating} reviewCount={restaurant.reviewCount} />
              <span className={classes.address}>
                <IconMapPin size={17} aria-hidden />
                {address.includes(cityName(city)) ? address : `${address}, ${cityName(city)}`}
              </span>
            </p>
            <PlaceLine restaurant={restaurant} delivery={delivery} />
            <dl className={classes.facts}>
              <Fact icon={<IconClock {...ICON} />} name={t('restaurant.deliveryTime')}>
                {formatDeliveryTime(restaurant, t)}
              </Fact>
              <Fact icon={<IconBike {...ICON} />} name={t('common.deliveryFee')}>
                {Number(deliveryFee) === 0 ? t('restaurant.free') : <Money euro={deliveryFee} />}
              </Fact>
              <Fact icon={<IconCoinEuro {...ICON} />} name={t('restaurant.minimumOrder')}>
                <Money euro={minimumOrder} />
              </Fact>
              <Fact icon={<IconCalendarClock {...ICON} />} name={t('restaurant.openingHours')}>
                {openingText(openingHours, t)}
              </Fact>
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
