import type { OrderStatusChangeView } from '@contracts/orders/order-views.ts';
import type { PositionsTakenView, SentPosition } from '@contracts/riders/position.ts';
import type { NobodyThereView, RiderOrderView, RiderShiftView, RideStatus } from '@contracts/riders/riders.ts';
import type { WithoutCodeReason } from '@contracts/orders/handover.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../http/http.ts';

/** A line that hangs is none: the step then waits for a better one. */
const STEP_TIMEOUT_MS = 15_000;

export const riderShiftQuery = () =>
  queryOptions({
    queryKey: ['rider', 'shift'],
    queryFn: ({ signal }) => get<RiderShiftView>('/api/rider/shift', signal),
    staleTime: 0,
  });

export const riderOrdersQuery = () =>
  queryOptions({
    queryKey: ['rider', 'orders'],
    queryFn: ({ signal }) => get<RiderOrderView[]>('/api/rider/orders', signal),
    staleTime: 0,
  });

export function setRiderShift(isOn: boolean): Promise<RiderShiftView> {
  return request<RiderShiftView>('POST', '/api/rider/shift', { body: { isOn } });
}

interface Step {
  readonly orderId: number;
  readonly status: RideStatus;
  readonly expectedVersion: number;
  readonly code?: string;
  readonly withoutCode?: WithoutCodeReason;
}

export function sendStep({ orderId, withoutCode, ...step }: Step): Promise<OrderStatusChangeView> {
  return request<OrderStatusChangeView>('PUT', `/api/rider/orders/${String(orderId)}/status`, {
    body: withoutCode === undefined ? step : { ...step, withoutCode: true, reason: withoutCode },
    signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
  });
}

export function assignOrder(
  orderId: number,
  how: 'take' | 'give-back',
  expectedVersion: number,
): Promise<OrderStatusChangeView> {
  return request<OrderStatusChangeView>('POST', `/api/rider/orders/${String(orderId)}/${how}`, {
    body: { expectedVersion },
  });
}

export function sayNobodyThere(orderId: number): Promise<NobodyThereView> {
  return request<NobodyThereView>('POST', `/api/rider/orders/${String(orderId)}/nobody-there`);
}

export function sendPositions(positions: readonly SentPosition[]): Promise<PositionsTakenView> {
  return request<PositionsTakenView>('POST', '/api/rider/position', { body: { positions } });
}
