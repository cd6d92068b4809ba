import type { City } from '@contracts/constants.ts';
import type { RiderPlaceView } from '@contracts/riders/position.ts';
import { useThrottledCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { movedPlaces, placeOf } from '../../../domain/riders/places.ts';
import { cityPlacesQuery, cityQuery } from '../../../lib/api/admin/admin-city.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { type PlacedRider, updatedCity, withRidersOf } from './city-facts.ts';

const NOWHERE: RiderPlaceView[] = [];
/** However many orders come: the city is read no more often. */
const READ_MS = 2_000;
/** Nobody tells admins of a shift whose rider has not said where they are. */
const SHIFTS_MS = 60_000;

/** What is open in the city and who rides there, live. */
export function useCity(city: City) {
  const options = cityQuery(city);
  const { data, error, refetch } = useQuery({ ...options, refetchInterval: useFallbackInterval() || SHIFTS_MS });
  const read = () => void refetch();
  const readSoon = useThrottledCallback(read, READ_MS);
  useLive('admin', {
    queryKey: options.queryKey,
    snapshot: READ_ANEW,
    events: { 'order:updated': updatedCity },
    onEvent: ({ name }) => {
      if (name === 'order:placed') readSoon();
    },
  });
  const placesOptions = cityPlacesQuery(city);
  const { data: places = NOWHERE } = useQuery(placesOptions);
  useLive(`city:${city}:riders`, {
    queryKey: placesOptions.queryKey,
    first: (riders) => riders,
    snapshot: (_, riders) => riders,
    events: { 'riders:moved': movedPlaces },
  });
  useLive(`city:${city}:riders`, { queryKey: options.queryKey, events: { 'riders:moved': withRidersOf } });
  const riders: PlacedRider[] = (data?.riders ?? []).map((rider) => ({
    ...rider,
    position: placeOf(rider, places),
    orders: data?.orders.filter(({ riderId }) => riderId === rider.id) ?? [],
  }));
  return { city: data, riders, error, read };
}
