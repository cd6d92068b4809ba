import type { AuditView } from '@contracts/admin/audit.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPage, queryString } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

const PAGE_SIZE = 50;

/** Newest first; what has come since is there after a look from the start. */
export const auditQuery = (filter: Readonly<Record<string, string | number | undefined>>) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      getPage<AuditView>(pageParam ?? `/api/admin/audit${queryString({ ...filter, limit: PAGE_SIZE })}`, signal),
    ...PAGE_BY_PAGE,
    staleTime: 0,
  });
