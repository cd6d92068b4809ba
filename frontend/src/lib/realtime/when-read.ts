import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Applies news to what a query holds: at once, or after the read that is under way. News that overtake that read would
 * otherwise be lost, since it may have been answered before they happened.
 */
export function whenRead(queryClient: QueryClient, queryKey: QueryKey, apply: () => void): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  if (query?.state.data !== undefined) {
    apply();
    return;
  }
  // Nothing is under way: the next read will be newer than the news.
  if (query?.state.fetchStatus !== 'fetching') return;
  const stop = cache.subscribe((event) => {
    if (event.query !== query || event.type !== 'updated') return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    stop();
    if (event.action.type === 'success') apply();
  });
}
