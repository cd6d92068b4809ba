import type { City } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../lib/http/http.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { useEffect, useRef } from 'react';
import { RESTAURANT_LISTS, restaurantsQuery } from '../../lib/api/queries.ts';
import { applyOpenStateEvent, takeOpenStates } from '../../lib/realtime/restaurants.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { filterOf, type RestaurantSearch } from './filters/restaurant-search.ts';

/** All open pages of a city hear of the same change: their reads are spread over this time, and several changes are one. */
const SPREAD_MS = 2_000;

type Pages = InfiniteData<Page<RestaurantCardView>>;

const countOpen = (cards: readonly RestaurantCardView[]) => cards.filter(({ isOpen }) => isOpen).length;

/** Each page's cards after the change, and how many are open; the same pages where nothing changed. */
function changePages(pages: Pages, change: (cards: RestaurantCardView[]) => RestaurantCardView[]): Pages {
  let changed = false;
  let opened = 0;
  const next = pages.pages.map((page) => {
    const items = change(page.items);
    changed ||= items !== page.items;
    opened += countOpen(items) - countOpen(page.items);
    return items === page.items ? page : { ...page, items };
  });
  if (!changed) return pages;
  const counted = ({ counts }: Page<RestaurantCardView>) =>
    counts.open === undefined ? counts : { ...counts, open: counts.open + opened };
  return { ...pages, pages: next.map((page) => ({ ...page, counts: counted(page) })) };
}

/** Keeps the open state and the terms of the city's restaurants true, in every list of them that was read. */
export default function CityWatch({ city, search }: { city: City; search: RestaurantSearch }) {
  const queryClient = useQueryClient();
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reading.current), []);
  const readSoon = () => {
    reading.current ??= setTimeout(() => {
      reading.current = undefined;
      void queryClient.invalidateQueries({ queryKey: RESTAURANT_LISTS });
    }, Math.random() * SPREAD_MS);
  };
  useLive(`city:${city}`, {
    queryKey: restaurantsQuery(filterOf(city, search, usePostcode(city))).queryKey,
    within: RESTAURANT_LISTS,
    snapshot: (pages, states) => changePages(pages, (list) => takeOpenStates(list, states)),
    events: {
      'restaurant:open-state': (pages, state) => changePages(pages, (list) => applyOpenStateEvent(list, state)),
    },
    // Which restaurants deliver, and at what fee, is the server's to say.
    onEvent: ({ name }) => {
      if (name === 'restaurant:updated') readSoon();
    },
  });
  return null;
}
