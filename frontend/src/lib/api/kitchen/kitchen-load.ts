import type { BusyRequest, CapRequest, LoadView, PauseRequest } from '@contracts/restaurants/capacity.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

const LOAD_PATH = '/api/restaurant/load';

export const loadQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'load'], queryFn: ({ signal }) => get<LoadView>(LOAD_PATH, signal) });

interface Bodies {
  pause: PauseRequest;
  busy: BusyRequest;
  cap: CapRequest;
}

/** What slows the orders down, or stops them for a while. */
export type Measure = keyof Bodies;

export const startMeasure = <M extends Measure>(measure: M, body: Bodies[M]) =>
  request<LoadView>('PUT', `${LOAD_PATH}/${measure}`, { body });

export const endMeasure = (measure: Measure) => request<LoadView>('DELETE', `${LOAD_PATH}/${measure}`);
