import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PanelError } from '../notices/panel-error.tsx';
import { Loading } from '../notices/loading.tsx';

interface Props<T, Key extends QueryKey> {
  query: UseQueryOptions<T, Error, T, Key>;
  children: (data: T) => ReactNode;
}

/** A form starts from what holds at this moment: another device may have changed it since it was last on screen. */
export function FreshData<T, Key extends QueryKey>({ query, children }: Props<T, Key>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  if (error) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <Loading heights={[420]} />;
  return children(data);
}
