import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { BusyRequest, CapRequest, PauseRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

const CAPACITY_PATH = '/api/restaurant/load';

export const capacityQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'capacity'],
    queryFn: ({ signal }) => get<CapacityView>(CAPACITY_PATH, signal),
  });

interface Bodies {
  pause: PauseRequest;
  busy: BusyRequest;
  cap: CapRequest;
}

/** What slows the orders down, or stops them for a while. */
export type Measure = keyof Bodies;

export const startMeasure = <M extends Measure>(measure: M, body: Bodies[M]) =>
  request<CapacityView>('PUT', `${CAPACITY_PATH}/${measure}`, { body });

/** The kitchen has read what an admin did. */
export const takeNotice = () => request<CapacityView>('DELETE', `${CAPACITY_PATH}/intervention`);

export const endMeasure = (measure: Measure) => request<CapacityView>('DELETE', `${CAPACITY_PATH}/${measure}`);
