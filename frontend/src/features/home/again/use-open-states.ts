import type { City } from '@contracts/constants.ts';
import type { OpenStateView } from '@contracts/restaurants/restaurant-views.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useFirstScreen } from '../../../lib/first-screen.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';

const NONE: OpenStateView[] = [];

/** Of the city's restaurants, as the socket tells them; none until it does. */
export function useOpenStates(city: City): readonly OpenStateView[] {
  const queryKey = ['restaurants', 'open-states', city] as const;
  const { data } = useQuery<OpenStateView[]>({ queryKey, queryFn: skipToken });
  const isFirstScreenThere = useFirstScreen();
  useLive(isFirstScreenThere ? `city:${city}` : null, {
    queryKey,
    first: (states) => states,
    snapshot: (_held: OpenStateView[], states) => states,
    events: {
      'restaurant:open-state': (held: OpenStateView[], news) =>
        held.map((state) => (state.restaurantId === news.restaurantId && state.version < news.version ? news : state)),
    },
  });
  return data ?? NONE;
}
