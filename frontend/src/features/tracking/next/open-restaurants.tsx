import { type City, MENU_LANGUAGE } from '@contracts/constants.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PlainButton } from '../../../components/buttons/plain-button.tsx';
import { Rating } from '../../../domain/restaurants/rating.tsx';
import { useChooseCity } from '../../../domain/restaurants/use-choose-city.ts';
import { useText } from '../../../i18n/use-text.ts';
import { restaurantsQuery } from '../../../lib/api/queries.ts';
import { formatDeliveryTime } from '../../../lib/format/dates/delivery-time.ts';
import { cityName } from '../../../lib/format/labels.ts';
import { smallOf } from '../../../lib/photos.ts';
import classes from './next-steps.module.css';

const SHOWN = 3;

/** Who else in the city takes orders now, and the way to all of them. */
export function OpenRestaurants({ city, but }: { city: City; but: number }) {
  const t = useText();
  const chooseCity = useChooseCity();
  const { data } = useInfiniteQuery(restaurantsQuery({ city, open: true, sort: 'popularity' }));
  const others = data?.pages[0]?.items.filter(({ id }) => id !== but).slice(0, SHOWN) ?? [];
  const values = { city: cityName(city) };
  return (
    <>
      {others.length > 0 && (
        <div>
          <h3 className={classes.title} id="open-now">
            {t('next.others', values)}
          </h3>
          <ul className={classes.others} aria-labelledby="open-now">
            {others.map((restaurant) => (
              <li key={restaurant.id}>
                <Link to="/restaurant/$id" params={{ id: String(restaurant.id) }} className={classes.other}>
                  <span className={classes.picture}>
                    {restaurant.imageUrl && <img src={smallOf(restaurant.imageUrl)} alt="" loading="lazy" />}
                  </span>
                  <span className={classes.name} lang={MENU_LANGUAGE}>
                    {restaurant.name}
                  </span>
                  <span className={classes.facts}>
                    {t(`category.${restaurant.category}`)} · {formatDeliveryTime(restaurant, t)}
                  </span>
                  <Rating rating={restaurant.rating} reviewCount={restaurant.reviewCount} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlainButton variant="default" size="md" className={classes.all} onClick={() => chooseCity(city)}>
        {t('next.all', values)}
      </PlainButton>
    </>
  );
}
