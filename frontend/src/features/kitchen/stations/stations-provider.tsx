import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { kitchenInfoQuery, stationsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { useTopic } from '../../../lib/socket/use-topic.ts';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import { FEWEST_STATIONS, stationIdsOf } from '../lines/at-station.ts';
import { StationsContext, type Stations } from './stations-context.ts';

/** Kept on the device: a tablet stands at its station for months. */
const stationAtom = storedAtom<number | null>(
  'kitchenStation',
  null,
  (value): value is number | null => value === null || Number.isInteger(value),
);

/** Which stations there are, and at which this device stands. */
export function StationsProvider({ restaurantId, children }: { restaurantId: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: info } = useQuery(kitchenInfoQuery());
  const { data: list } = useQuery(stationsQuery());
  const [ownId, choose] = useAtom(stationAtom);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: stationsQuery().queryKey });
  // Where a dish is made is part of the menu.
  useTopic(info?.review.status === 'approved' ? `restaurant:${restaurantId}` : null, {
    onSnapshot: readAgain,
    onEvent: ({ name, payload }) => {
      if (name === 'menu:updated' && payload.isRestructured) readAgain();
    },
  });

  const stations = useMemo((): Stations | null => {
    if (list === undefined || list.length < FEWEST_STATIONS) return null;
    const own = list.find(({ id }) => id === ownId) ?? null;
    const stationIdOf = stationIdsOf(list);
    return { list, own, choose, isOwn: (line) => own === null || stationIdOf(line) === own.id };
  }, [choose, list, ownId]);
  return <StationsContext value={stations}>{children}</StationsContext>;
}
