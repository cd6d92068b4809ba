import type { AdminCityView } from '@contracts/admin/admin-city.ts';
import type { City } from '@contracts/constants.ts';
import type { RiderPlaceView } from '@contracts/riders/position.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { get, queryString } from '../../http/http.ts';

export const cityQuery = (city: City) =>
  queryOptions({
    queryKey: ['admin', 'city', city],
    queryFn: ({ signal }) => get<AdminCityView>(`/api/admin/city${queryString({ city })}`, signal),
    staleTime: 0,
  });

/** Where its riders are: the topic alone tells it. */
export const cityPlacesQuery = (city: City) =>
  queryOptions<RiderPlaceView[]>({ queryKey: ['admin', 'city-places', city], queryFn: skipToken, gcTime: 0 });
