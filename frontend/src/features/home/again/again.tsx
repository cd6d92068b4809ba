import type { City } from '@contracts/constants.ts';
import { CatchBoundary } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeOpenStates } from '../../../lib/realtime/restaurants.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AgainPlace, rememberRows } from './again-place.tsx';
import place from './again-place.module.css';
import classes from './again.module.css';
import { useCityOfAccount } from './city-of-account.ts';
import { FavouriteLink } from './favourite-link.tsx';
import { OrderAgain } from './order-again.tsx';
import { useAgain } from './use-again.ts';
import { useOpenStates } from './use-open-states.ts';

/** For whoever was here before: the same again, and their favourites. The page does without it where it fails. */
export default function Again({ city }: { city: City }) {
  useCityOfAccount();
  return (
    <CatchBoundary getResetKey={() => city} errorComponent={Nothing}>
      <Rows city={city} />
    </CatchBoundary>
  );
}

const Nothing = () => null;

function Rows({ city }: { city: City }) {
  const t = useText();
  const { orders, favourites, isPending, isIncomplete } = useAgain(city);
  const states = useOpenStates(city);
  const rows = Number(orders.length > 0) + Number(favourites.length > 0);
  const isKnown = !isPending && !isIncomplete;
  useEffect(() => {
    if (isKnown) rememberRows(city, rows);
  }, [city, isKnown, rows]);
  if (isPending) return <AgainPlace city={city} />;
  if (rows === 0) return null;
  return (
    <div className={`${place.rows} ${classes.rows}`} data-rows={rows}>
      {orders.length > 0 && (
        <div className={classes.row}>
          <h2 id="order-again">{t('orders.reorder')}</h2>
          <ul className={classes.cards} aria-labelledby="order-again">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderAgain
                  order={order}
                  isClosed={states.some((state) => state.restaurantId === order.restaurantId && !state.isOpen)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {favourites.length > 0 && (
        <div className={classes.row}>
          <h2 id="own-favourites">{t('again.favourites')}</h2>
          <ul className={classes.cards} aria-labelledby="own-favourites">
            {takeOpenStates(favourites, states).map((restaurant) => (
              <li key={restaurant.id}>
                <FavouriteLink restaurant={restaurant} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
