import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { parseRestaurantSearch } from '../features/home/filters/restaurant-search.ts';

export const Route = createFileRoute('/')({
  // Most visits start here: the screen comes with the first file instead of after it.
  codeSplitGroupings: [],
  validateSearch: parseRestaurantSearch,
  component: HomeScreen,
});
