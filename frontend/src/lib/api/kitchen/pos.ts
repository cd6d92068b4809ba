import type { DayReportView } from '@contracts/restaurants/reports.ts';
import type { PosView } from '@contracts/restaurants/settings.ts';
import type { PosDeliveryView, PosResendView, PosTestView } from '@contracts/restaurants/pos.ts';
import type { PosRequest } from '@contracts/http/requests.gen.ts';
import { get, request } from '../../http/http.ts';

export const fetchPos = (signal?: AbortSignal) => get<PosView>('/api/restaurant/pos', signal);

export const changePos = (body: PosRequest) => request<PosView>('PUT', '/api/restaurant/pos', { body });

export const testPos = () => request<PosTestView>('POST', '/api/restaurant/pos/test');

export const fetchPosDeliveries = (signal?: AbortSignal) =>
  get<PosDeliveryView[]>('/api/restaurant/till-deliveries', signal);

export const resendDelivery = (id: number) =>
  request<PosDeliveryView>('POST', `/api/restaurant/till-deliveries/${id}/resend`);

export const resendAllDeliveries = () => request<PosResendView>('POST', '/api/restaurant/till-deliveries/resend');

/** `date` as `YYYY-MM-DD`; null: today in Berlin. */
export const fetchDayReport = (date: string | null, signal?: AbortSignal) =>
  get<DayReportView>(`/api/restaurant/reports/day${date === null ? '' : `?date=${date}`}`, signal);
