import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { favouritesQuery } from '../../lib/api/queries.ts';
import { logWarning } from '../../lib/log.ts';
import { useCurrentUser } from '../session/session.ts';

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

  const onLogin = () => void router.navigate({ to: '/auth', search: { redirect: router.state.location.href } });

  return {
    isFavourite,
    isOffered: !user || user.role === 'customer',
    toggle: () => {
      if (!user) {
        onLogin();
        return;
      }
      import('./change-favourite.ts')
        .then(({ changeFavourite }) =>
          changeFavourite({ queryClient, restaurant, wanted: !isFavourite, t, describe, onLogin }),
        )
        .catch(logWarning);
    },
  };
}
