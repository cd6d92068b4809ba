import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/notices/toast.ts';
import type { Translate } from '../../i18n/texts.ts';
import { addFavourite, removeFavourite } from '../../lib/api/account/favourites.ts';
import { isApiError } from '../../lib/http/http.ts';
import { favouritesQuery } from '../../lib/api/queries.ts';
import { profileSummaryQuery } from '../../lib/api/customer-queries.ts';
import { createTurns, withFavourite } from './favourite-list.ts';

const inTurn = createTurns();

interface Change {
  queryClient: QueryClient;
  restaurant: RestaurantCardView;
  wanted: boolean;
  t: Translate;
  describe: (error: unknown) => string;
  /** Called when the session has ended meanwhile. */
  onLogin: () => void;
}

/** At once on screen, and back when the server refuses. */
export async function changeFavourite(change: Change): Promise<void> {
  const { queryClient, restaurant, wanted, t, describe, onLogin } = change;
  const { queryKey } = favouritesQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (held = []) => withFavourite(held, restaurant, wanted));
  if (!wanted) {
    const action = { label: t('favourites.undo'), onClick: () => void changeFavourite({ ...change, wanted: true }) };
    void showToast({ title: t('favourites.removed', { name: restaurant.name }), action });
  }
  try {
    await inTurn(restaurant.id, () => (wanted ? addFavourite(restaurant.id) : removeFavourite(restaurant.id)));
    void queryClient.invalidateQueries({ queryKey: profileSummaryQuery().queryKey });
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      onLogin();
      return;
    }
    queryClient.setQueryData(queryKey, (held = []) => withFavourite(held, restaurant, !wanted));
    void queryClient.invalidateQueries({ queryKey });
    void showToast({ title: t('favourites.failed'), message: describe(error), tone: 'failure' });
  }
}
