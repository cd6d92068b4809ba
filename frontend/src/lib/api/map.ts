import type { MapView } from '@contracts/places/delivery-areas.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../http/http.ts';

/** It changes with the operator's configuration alone. */
export const mapQuery = () =>
  queryOptions({
    queryKey: ['map'],
    queryFn: ({ signal }) => get<MapView>('/api/map', signal),
    staleTime: Infinity,
  });
