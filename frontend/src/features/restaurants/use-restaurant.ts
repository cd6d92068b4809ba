import type { MenuView, RestaurantDetailView } from '@contracts/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { menusQuery, restaurantQuery } from '../../lib/api/queries.ts';
import { applyMenuUpdate, applyOpenState } from '../../lib/realtime/restaurants.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';

/** One restaurant and its menus, both live. */
export function useRestaurant(id: number) {
  const queryClient = useQueryClient();
  const refetchInterval = useFallbackInterval();
  const restaurant = useQuery({ ...restaurantQuery(id), refetchInterval });
  const menus = useQuery({ ...menusQuery(id), refetchInterval });
  const restaurantKey = restaurantQuery(id).queryKey;
  const menusKey = menusQuery(id).queryKey;

  const setRestaurant = (change: (held: RestaurantDetailView) => RestaurantDetailView) =>
    queryClient.setQueryData(restaurantKey, (held) => held && change(held));

  useTopic(`restaurant:${id}`, {
    onSnapshot: (snapshot) => {
      const held = queryClient.getQueryData(restaurantKey);
      setRestaurant((current) => applyOpenState(current, snapshot));
      // The menu moved on while nobody listened: what changed is not in the snapshot, so it is read anew.
      if (held && snapshot.menuVersion > held.menuVersion) {
        setRestaurant((current) => ({ ...current, menuVersion: snapshot.menuVersion }));
        void queryClient.invalidateQueries({ queryKey: menusKey });
      }
    },
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') setRestaurant((current) => applyOpenState(current, payload));
      if (name !== 'menu:updated') return;
      const held = queryClient.getQueryData(restaurantKey);
      if (held && payload.menuVersion <= held.menuVersion) return;
      setRestaurant((current) => ({ ...current, menuVersion: payload.menuVersion }));
      queryClient.setQueryData(menusKey, (list: MenuView[] | undefined) => list && applyMenuUpdate(list, payload));
    },
  });

  return { restaurant, menus };
}
