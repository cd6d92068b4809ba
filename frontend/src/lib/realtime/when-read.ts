import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Applies news to what a query holds: at once, and again after a read that is under way, which may have been answered
 * before they happened. So `apply` leaves alone what is as new as the news.
 */
export function whenRead(queryClient: QueryClient, queryKey: QueryKey, apply: () => void): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  const isReading = query?.state.fetchStatus === 'fetching';
  if (query?.state.data !== undefined) apply();
  // The next read will be newer than the news.
  if (!isReading) return;
  const stop = cache.subscribe((event) => {
    if (event.query !== query || event.type !== 'updated') return;
    const { action } = event;
    if (action.type !== 'error' && (action.type !== 'success' || action.manual)) return;
    stop();
    if (action.type === 'success') apply();
  });
}
