import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { auditQuery } from '../../lib/api/admin/admin-audit.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { parseAuditSearch, toAuditFilter, type AuditSearch } from './audit-search.ts';

const route = getRouteApi('/admin/dashboard/audit');

export type AuditChange = (change: Partial<AuditSearch>) => void;

/** What the address asks for, its lines, and how to ask for something else: the back button undoes it. */
export function useAudit() {
  const search = route.useSearch({ select: parseAuditSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change: AuditChange = (next) =>
    void navigate({
      search: (current) => parseAuditSearch({ ...current, ...next }),
      // Each letter that is added to a search text is no step of its own.
      replace: 'q' in next && search.q !== undefined,
      resetScroll: false,
    });
  const query = auditQuery({ ...toAuditFilter(search) });
  const list = useInfiniteQuery(query);
  const nextPage = useNextPage(list, query.queryKey);
  return { search, change, list, nextPage, lines: list.data?.pages.flatMap(({ items }) => items) };
}
