import type { City } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../lib/http/http.ts';
import { RESTAURANT_LISTS, restaurantsQuery } from '../../lib/api/queries.ts';
import { applyOpenStateEvent, takeOpenStates } from '../../lib/realtime/restaurants.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { filterOf, type RestaurantSearch } from './filters/restaurant-search.ts';

type Pages = InfiniteData<Page<RestaurantCardView>>;

/** Each page's cards after the change; the same pages where nothing changed. */
function changePages(pages: Pages, change: (cards: RestaurantCardView[]) => RestaurantCardView[]): Pages {
  let changed = false;
  const next = pages.pages.map((page) => {
    const items = change(page.items);
    changed ||= items !== page.items;
    return items === page.items ? page : { ...page, items };
  });
  return changed ? { ...pages, pages: next } : pages;
}

/** Keeps the open state of the city's restaurants true, in every list of them that was read. */
export default function CityWatch({ city, search }: { city: City; search: RestaurantSearch }) {
  useLive(`city:${city}`, {
    queryKey: restaurantsQuery(filterOf(city, search)).queryKey,
    within: RESTAURANT_LISTS,
    snapshot: (pages, states) => changePages(pages, (list) => takeOpenStates(list, states)),
    events: {
      'restaurant:open-state': (pages, state) => changePages(pages, (list) => applyOpenStateEvent(list, state)),
    },
  });
  return null;
}
