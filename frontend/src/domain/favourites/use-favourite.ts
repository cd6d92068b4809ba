import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { favouritesQuery } from '../../lib/api/queries.ts';
import { logWarning } from '../../lib/log.ts';
import { useCurrentUser } from '../session/session.ts';
import { rememberWish, takeWish } from './favourite-wish.ts';

interface Favourite {
  isFavourite: boolean;
  /** It is false for restaurants and admins, who have no favourites. */
  isOffered: boolean;
  toggle: () => void;
}

/** Whether the restaurant is a favourite, and to change that; the code for it comes with the first click. */
export function useFavourite(restaurant: RestaurantCardView): Favourite {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...favouritesQuery(), enabled: user?.role === 'customer' });
  const isFavourite = data?.some(({ id }) => id === restaurant.id) ?? false;

  const onLogin = () => {
    rememberWish(restaurant.id);
    void router.navigate({ to: '/auth', search: { redirect: router.state.location.href } });
  };
  const change = (wanted: boolean) =>
    void import('./change-favourite.ts')
      .then(({ changeFavourite }) => changeFavourite({ queryClient, restaurant, wanted, t, describe, onLogin }))
      .catch(logWarning);

  // What was asked for before the login, once it is known what the account has already.
  const isReady = user?.role === 'customer' && data !== undefined;
  const grantWish = useEffectEvent(() => {
    if (takeWish(restaurant.id) && !isFavourite) change(true);
  });
  useEffect(() => {
    if (isReady) grantWish();
  }, [isReady]);

  return {
    isFavourite,
    isOffered: !user || user.role === 'customer',
    toggle: () => {
      if (!user) {
        onLogin();
        return;
      }
      change(!isFavourite);
    },
  };
}
