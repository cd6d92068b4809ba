import { isApiError } from './http.ts';

const AWAY_INTERVAL_MS = 5_000;
const FAILING_INTERVAL_MS = 15_000;

const isNetwork = (error: unknown) => isApiError(error, 'network');

/** Nobody answered, or somebody who could not: what was asked may be had later. */
export function isUnreachable(error: unknown): boolean {
  return isNetwork(error) || (isApiError(error) && error.status >= 500);
}

interface Asked {
  state: { data: unknown; error: unknown };
}

/**
 * For the reads without which a screen is empty: asked again once the connection is back, and now and then until an answer
 * comes, since a network that comes back breaks single requests off and a server says nothing of its return.
 */
export const UNTIL_ANSWERED = {
  refetchOnReconnect: ({ state }: Asked) => (isUnreachable(state.error) ? ('always' as const) : false),
  refetchInterval: ({ state }: Asked) => {
    if (state.data !== undefined || !isUnreachable(state.error)) return false;
    return isNetwork(state.error) ? AWAY_INTERVAL_MS : FAILING_INTERVAL_MS;
  },
};
