import type { ProblemState, ReportedProblemsView, ReportedProblemView } from '@contracts/orders/order-problems.ts';
import type { CloseProblemRequest, ProblemAnswerRequest } from '@contracts/http/requests.gen.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get, getWithNext, queryString, request } from '../http/http.ts';
import { PAGE_BY_PAGE } from './pages.ts';

/** Whose answers they are: a restaurant reads its own, admins read all. */
export type ProblemSide = 'restaurant' | 'admin';

const PROBLEMS_A_PAGE = 20;

/** Every read of what is reported: an answer changes several of them. */
export const problemReads = (side: ProblemSide) => ['problems', side] as const;

/** Those that wait for a first answer, as far as one read goes, and how many they are. */
export const openProblemsQuery = (side: ProblemSide) =>
  queryOptions({
    queryKey: [...problemReads(side), 'open'],
    queryFn: ({ signal }) => get<ReportedProblemsView>(`/api/${side}/problems?state=open`, signal),
    staleTime: 0,
  });

/** The newest first; all without a state. */
export const problemsQuery = (side: ProblemSide, state: ProblemState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...problemReads(side), 'list', state ?? null] as const,
    queryFn: async ({ pageParam, signal }) => {
      const path = pageParam ?? `/api/${side}/problems${queryString({ state, limit: PROBLEMS_A_PAGE })}`;
      const { body, next } = await getWithNext<ReportedProblemsView>(path, signal);
      return { items: body.problems, next };
    },
    ...PAGE_BY_PAGE,
    refetchOnMount: 'always',
  });

export const answerProblem = (side: ProblemSide, id: number, body: ProblemAnswerRequest) =>
  request<ReportedProblemView>('POST', `/api/${side}/problems/${id}/answers`, { body });

export const closeProblem = (id: number, body: CloseProblemRequest) =>
  request<ReportedProblemView>('POST', `/api/admin/problems/${id}/close`, { body });
