import type { OperatorView } from '@contracts/admin/operator.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../http/http.ts';

/** Who runs this installation: it changes with a start of the server alone. */
export const operatorQuery = () =>
  queryOptions({
    queryKey: ['operator'],
    queryFn: ({ signal }) => get<OperatorView>('/api/operator', signal),
    staleTime: Infinity,
  });
