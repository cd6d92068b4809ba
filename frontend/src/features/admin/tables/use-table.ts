import { useQuery } from '@tanstack/react-query';
import { adminTableQuery, type AdminTable } from '../../../lib/api/admin/admin-tables.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { toTableFilter, type OrdersSearch, type RestaurantsSearch } from './admin-search.ts';

/** The page that the address asks for, and the key under which news of its rows find it. */
export function useTable<T extends AdminTable>(table: T, search: OrdersSearch & RestaurantsSearch) {
  const filter = toTableFilter(search);
  const query = adminTableQuery(table, filter);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query, refetchInterval: useFallbackInterval() });
  const { queryKey } = query;
  return { filter, page: data, error, isStale: isPlaceholderData, refetch, read: () => void refetch(), queryKey };
}
