import type { DayReportView } from '@contracts/restaurants/reports.ts';
import type { PosRequest, PosView } from '@contracts/restaurants/settings.ts';
import type { TillDeliveryView, TillResendView, TillTestView } from '@contracts/restaurants/pos.ts';
import { get, request } from '../../http/http.ts';

export const fetchTill = (signal?: AbortSignal) => get<PosView>('/api/restaurant/pos', signal);

export const changeTill = (body: PosRequest) => request<PosView>('PUT', '/api/restaurant/pos', { body });

export const testTill = () => request<TillTestView>('POST', '/api/restaurant/pos/test');

export const fetchTillDeliveries = (signal?: AbortSignal) =>
  get<TillDeliveryView[]>('/api/restaurant/till-deliveries', signal);

export const resendDelivery = (id: number) =>
  request<TillDeliveryView>('POST', `/api/restaurant/till-deliveries/${id}/resend`);

export const resendAllDeliveries = () => request<TillResendView>('POST', '/api/restaurant/till-deliveries/resend');

/** `date` as `YYYY-MM-DD`; null: today in Berlin. */
export const fetchDayReport = (date: string | null, signal?: AbortSignal) =>
  get<DayReportView>(`/api/restaurant/reports/day${date === null ? '' : `?date=${date}`}`, signal);
