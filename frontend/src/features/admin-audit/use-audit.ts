import { useInfiniteQuery } from '@tanstack/react-query';
import { useMore } from '../../components/use-more.ts';
import { useAddressSearch } from '../../components/table/use-address-search.ts';
import { auditQuery } from '../../lib/api/admin/admin-audit.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { parseAuditSearch, toAuditFilter, type AuditSearch } from './audit-search.ts';

export type AuditChange = (change: Partial<AuditSearch>) => void;

/** What the address asks for, its lines, and how to ask for something else: the back button undoes it. */
export function useAudit() {
  const { search, change } = useAddressSearch(parseAuditSearch);
  const query = auditQuery({ ...toAuditFilter(search) });
  const list = useInfiniteQuery(query);
  const lines = list.data?.pages.flatMap(({ items }) => items);
  const [entries, more] = useMore<HTMLOListElement>(useNextPage(list, query.queryKey), lines?.length ?? 0);
  return { search, change, list, entries, more, lines };
}
