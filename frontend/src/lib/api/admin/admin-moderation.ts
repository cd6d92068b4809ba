import type {
  AdminAppealView,
  AdminContentNoticeDetailView,
  AdminContentNoticesView,
  AdminReviewView,
  TakenMeasureView,
  ModerationCounts,
} from '@contracts/admin/moderation.ts';
import type {
  DecideAppealRequest,
  DecideNoticeRequest,
  LiftRequest,
  MeasureRequest,
} from '@contracts/http/requests.gen.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TableFilter } from './admin-tables.ts';
import { get, getPage, getWithNext, queryString, request } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

const PAGE_SIZE = 25;
const REVIEWS_A_PAGE = 10;

/** Every read of notices, complaints and reviews: one decision changes several of them. */
export const MODERATION_READS = ['admin', 'moderation'] as const;

/** How many notices and complaints are open. */
export const moderationCountsQuery = () =>
  queryOptions({
    queryKey: [...MODERATION_READS, 'counts'],
    queryFn: ({ signal }): Promise<ModerationCounts> =>
      get<AdminContentNoticesView>(`/api/admin/content-notices${queryString({ limit: 1 })}`, signal),
    staleTime: 0,
  });

/** One page; while the next is on its way the last one stays. */
export const contentNoticesQuery = (filter: TableFilter) =>
  queryOptions({
    queryKey: [...MODERATION_READS, 'notices', filter] as const,
    queryFn: ({ signal }) =>
      getWithNext<AdminContentNoticesView>(
        `/api/admin/content-notices${queryString({ limit: PAGE_SIZE, ...filter })}`,
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const contentNoticeQuery = (id: number) =>
  queryOptions({
    queryKey: [...MODERATION_READS, 'notice', id],
    queryFn: ({ signal }) => get<AdminContentNoticeDetailView>(`/api/admin/content-notices/${String(id)}`, signal),
    staleTime: 0,
  });

/** The open ones come first. */
export const appealsQuery = () =>
  queryOptions({
    queryKey: [...MODERATION_READS, 'appeals'],
    queryFn: ({ signal }) => get<AdminAppealView[]>('/api/admin/appeals', signal),
    staleTime: 0,
  });

/** With those that guests no longer see. */
export const moderatedReviewsQuery = (restaurantId: number) =>
  infiniteQueryOptions({
    queryKey: [...MODERATION_READS, 'reviews', restaurantId] as const,
    queryFn: ({ pageParam, signal }) =>
      getPage<AdminReviewView>(
        pageParam ?? `/api/admin/restaurants/${String(restaurantId)}/reviews${queryString({ limit: REVIEWS_A_PAGE })}`,
        signal,
      ),
    ...PAGE_BY_PAGE,
    staleTime: 0,
  });

const post = <Answer>(path: string, body: object) => request<Answer>('POST', `/api/admin/${path}`, { body });

export const decideNotice = (id: number, body: DecideNoticeRequest) =>
  post<undefined>(`content-notices/${String(id)}/decide`, body);
export const decideAppeal = (id: number, body: DecideAppealRequest) =>
  post<undefined>(`appeals/${String(id)}/decide`, body);
export const removeReview = (id: number, body: MeasureRequest) =>
  post<TakenMeasureView>(`reviews/${String(id)}/remove`, body);
export const restoreReview = (id: number, body: LiftRequest) =>
  post<TakenMeasureView>(`reviews/${String(id)}/restore`, body);
export const closeAccount = (id: number, body: MeasureRequest) =>
  post<TakenMeasureView>(`users/${String(id)}/close`, body);
export const reopenAccount = (id: number, body: LiftRequest) =>
  post<TakenMeasureView>(`users/${String(id)}/reopen`, body);
