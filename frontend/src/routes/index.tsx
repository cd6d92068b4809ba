import { createFileRoute } from '@tanstack/react-router';
import { getDefaultStore } from 'jotai';
import { postcodesAtom } from '../domain/place/postcode-state.ts';
import { cityAtom } from '../domain/restaurants/city-state.ts';
import { restaurantsQuery } from '../lib/api/queries.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { filterOf, parseRestaurantSearch } from '../features/home/filters/restaurant-search.ts';

export const Route = createFileRoute('/')({
  // Most visits start here: the screen comes with the first file instead of after it.
  codeSplitGroupings: [],
  validateSearch: parseRestaurantSearch,
  loaderDeps: ({ search }) => search,
  // What is there when the screen is first drawn need not be drawn twice. Nobody waits for it.
  loader: ({ context, deps }) => {
    const store = getDefaultStore();
    const city = store.get(cityAtom);
    const query = restaurantsQuery(filterOf(city, deps, store.get(postcodesAtom)[city]));
    // The screen asks again, and says what went wrong.
    context.queryClient.infiniteQuery(query).catch(() => undefined);
  },
  component: HomeScreen,
});
