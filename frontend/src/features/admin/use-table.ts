import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminTableQuery, type AdminTable, type RowOf } from '../../lib/api/admin-tables.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { toTableFilter, type OrdersSearch, type RestaurantsSearch } from './table-search.ts';

/** The page that the address asks for, and a way to change its rows as news of them comes. */
export function useTable<T extends AdminTable>(table: T, search: OrdersSearch & RestaurantsSearch) {
  const queryClient = useQueryClient();
  const filter = toTableFilter(search);
  const query = adminTableQuery(table, filter);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query, refetchInterval: useFallbackInterval() });
  const changeRows = (change: (rows: RowOf[T][]) => RowOf[T][]) =>
    queryClient.setQueryData(query.queryKey, (held) => held && { ...held, items: change(held.items) });
  return { filter, page: data, error, isStale: isPlaceholderData, refetch, read: () => void refetch(), changeRows };
}
