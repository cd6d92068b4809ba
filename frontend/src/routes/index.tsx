import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/restaurants/home-screen.tsx';
import { parseRestaurantSearch } from '../features/restaurants/restaurant-search.ts';

export const Route = createFileRoute('/')({ validateSearch: parseRestaurantSearch, component: HomeScreen });
