import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useEffect } from 'react';
import { restaurantSchema } from './restaurant-schema.ts';

interface Props {
  restaurant: RestaurantDetailView;
  menus: readonly MenuView[];
}

/** Nobody sees it. It is in the head while the restaurant's page is open. */
export function StructuredData({ restaurant, menus }: Props) {
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(restaurantSchema(restaurant, menus, window.location.origin));
    document.head.append(script);
    return () => {
      script.remove();
    };
  }, [restaurant, menus]);
  return null;
}
