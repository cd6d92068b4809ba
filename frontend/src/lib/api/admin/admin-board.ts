import type { AdminBoardView, AdminReminderView } from '@contracts/admin/admin-board.ts';
import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { BoardMarkRequest, InterveneRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

const fetchBoard = (signal?: AbortSignal) => get<AdminBoardView>('/api/admin/board', signal);

/** Every read of what is stuck. */
export const BOARD_READS = ['admin', 'board'] as const;

export const boardQuery = () =>
  queryOptions({
    queryKey: [...BOARD_READS, 'entries'],
    queryFn: ({ signal }) => fetchBoard(signal),
    staleTime: 0,
  });

/** How much is stuck, by kind: every screen's navigation shows it, and the socket keeps it true. */
export const boardCountsQuery = () =>
  queryOptions({
    queryKey: [...BOARD_READS, 'counts'],
    queryFn: async ({ signal }) => (await fetchBoard(signal)).counts,
  });

export const remindOfOrder = (orderId: number) =>
  request<AdminReminderView>('POST', `/api/admin/orders/${orderId}/remind`);

/** Pauses, resumes, slows down, opens or closes it; its kitchen reads the reason. */
export const intervene = (restaurantId: number, body: InterveneRequest) =>
  request<CapacityView>('POST', `/api/admin/restaurants/${restaurantId}/interventions`, { body });

/** Who is on an entry, until when it rests, a note. */
export const markEntry = (body: BoardMarkRequest) => request<AdminBoardView>('PUT', '/api/admin/board/marks', { body });

export const resendToPos = (deliveryId: number) =>
  request<undefined>('POST', `/api/admin/board/tills/${deliveryId}/resend`);

const jobPath = (queue: string, jobId: string) =>
  `/api/admin/board/jobs/${encodeURIComponent(queue)}/${encodeURIComponent(jobId)}`;

export const retryJob = (queue: string, jobId: string) => request<undefined>('POST', `${jobPath(queue, jobId)}/retry`);

export const dropJob = (queue: string, jobId: string) => request<undefined>('DELETE', jobPath(queue, jobId));
