import type { AdminNoticeView } from '@contracts/restaurants/watch.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../http/http.ts';

/** What stands at this moment; what is resolved is not asked for. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'notices'],
    queryFn: ({ signal }) => get<AdminNoticeView[]>('/api/admin/notices?standing=true', signal),
  });
