import { getRouteApi, useRouter } from '@tanstack/react-router';
import { parseRestaurantSearch, type RestaurantSearch } from './restaurant-search.ts';

const route = getRouteApi('/');

export type SearchChange = Partial<Record<keyof RestaurantSearch, unknown>>;

/** What the address asks for, and how to ask for something else: the back button undoes it. */
export function useHomeSearch(): { search: RestaurantSearch; change: (change: SearchChange) => void } {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  return {
    search,
    change: (change) =>
      void navigate({
        search: (current) => parseRestaurantSearch({ ...current, ...change }),
        // Each letter that is added to a search text is no step of its own, nor is what is chosen in a drawer.
        replace: ('q' in change && search.q !== undefined) || history.location.state.overlays !== undefined,
        // What is found begins below the field, at the top.
        resetScroll: 'q' in change && change.q !== '' && search.q === undefined,
      }),
  };
}
