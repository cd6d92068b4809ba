import type { ContentNoticeReceipt, DecisionView, OwnDecisionView } from '@contracts/admin/moderation.ts';
import type { AppealRequest, ContentNoticeRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../http/http.ts';

export const decisionQuery = (token: string) =>
  queryOptions({
    queryKey: ['decision', token],
    queryFn: ({ signal }) => get<DecisionView>(`/api/notices/decisions/${token}`, signal),
  });

/** About the customer who is signed in; others decide, so it is read whenever it is shown. */
export const ownDecisionsQuery = () =>
  queryOptions({
    queryKey: ['decisions', 'own'],
    queryFn: ({ signal }) => get<OwnDecisionView[]>('/api/account/decisions', signal),
    staleTime: 0,
  });

export const sendNotice = (body: ContentNoticeRequest) =>
  request<ContentNoticeReceipt>('POST', '/api/notices', { body });

export const sendAppeal = (token: string, body: AppealRequest) =>
  request<DecisionView>('POST', `/api/notices/decisions/${token}/appeal`, { body });
