import type { MenuView } from '@contracts/menus/menu-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { menusQuery, restaurantQuery } from '../../lib/api/customer-queries.ts';
import { deliveryReads } from '../../lib/api/places.ts';
import { applyMenuUpdate, takeOpenState } from '../../lib/realtime/restaurants.ts';
import { whenRead } from '../../lib/realtime/when-read.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useLive } from '../../lib/realtime/use-live.ts';

/** One restaurant and its menus, both live. */
export function useRestaurant(id: number) {
  const queryClient = useQueryClient();
  const refetchInterval = useFallbackInterval();
  const restaurant = useQuery({ ...restaurantQuery(id), refetchInterval });
  const menus = useQuery({ ...menusQuery(id), refetchInterval });
  const restaurantKey = restaurantQuery(id).queryKey;
  const menusKey = menusQuery(id).queryKey;

  /** Takes the menu to a newer version. Restaurant and menus are read at the same time, so news wait for both. */
  const moveMenu = (menuVersion: number, apply: () => void) =>
    whenRead(queryClient, restaurantKey, () =>
      whenRead(queryClient, menusKey, () => {
        if (menuVersion <= (queryClient.getQueryData(restaurantKey)?.menuVersion ?? 0)) return;
        queryClient.setQueryData(restaurantKey, (held) => held && { ...held, menuVersion });
        apply();
      }),
    );

  useLive(`restaurant:${id}`, {
    queryKey: restaurantKey,
    snapshot: takeOpenState,
    events: { 'restaurant:open-state': takeOpenState },
    // What changed while nobody listened is not in the snapshot: the menu is read anew.
    onSnapshot: ({ menuVersion }) =>
      moveMenu(menuVersion, () => void queryClient.invalidateQueries({ queryKey: menusKey })),
    onEvent: ({ name, payload }) => {
      // Its terms; the menus stand as they are.
      if (name === 'restaurant:updated') {
        void queryClient.invalidateQueries({ queryKey: restaurantKey, exact: true });
        void queryClient.invalidateQueries({ queryKey: deliveryReads(id) });
      }
      if (name !== 'menu:updated') return;
      moveMenu(payload.menuVersion, () => {
        queryClient.setQueryData(menusKey, (list: MenuView[] | undefined) => list && applyMenuUpdate(list, payload));
        if (payload.isRestructured) void queryClient.invalidateQueries({ queryKey: menusKey });
      });
    },
  });

  return { restaurant, menus };
}
