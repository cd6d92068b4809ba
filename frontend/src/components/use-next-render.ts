import { useDeferredValue } from 'react';

/**
 * False in the first render, true in the one after it, which may be interrupted: what matters most is painted first, and
 * what is further down follows.
 */
export function useNextRender(): boolean {
  return useDeferredValue(true, false);
}

/**
 * Whether something is there that is large to draw: true one render later, which may be interrupted. An answer that comes
 * would otherwise be drawn in one piece, during which a slow phone answers to no touch. What changes later shows at once.
 */
export function useDrawable(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
