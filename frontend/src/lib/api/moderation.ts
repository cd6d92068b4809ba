import type { AppealRequest, ContentNoticeReceipt, ContentNoticeRequest, DecisionView } from '@contracts/moderation.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from './http.ts';

export const decisionQuery = (token: string) =>
  queryOptions({
    queryKey: ['decision', token],
    queryFn: ({ signal }) => get<DecisionView>(`/api/notices/decisions/${token}`, signal),
  });

export const sendNotice = (body: ContentNoticeRequest) =>
  request<ContentNoticeReceipt>('POST', '/api/notices', { body });

export const sendAppeal = (token: string, body: AppealRequest) =>
  request<DecisionView>('POST', `/api/notices/decisions/${token}/appeal`, { body });
